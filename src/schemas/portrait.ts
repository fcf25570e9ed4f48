import { z } from 'astro/zod';
import { once } from './fields.ts';
import { photo } from './photo.ts';

/** How a person is drawn: `components/portrait/drawings.json` has a drawing for each word. */
export const drawn = z
  .strictObject({
    skin: z
      .enum(['ebony', 'deep', 'brown', 'copper'])
      .describe('Teint, en commençant par le plus foncé'),
    face: z.enum(['oval', 'round', 'square']).describe('Visage'),
    head: z
      .enum([
        'crop',
        'bald',
        'afro',
        'braids',
        'bun',
        'bob',
        'scarf',
        'turban',
        'veil',
        'shawl',
        'cap',
      ])
      .describe('Coiffure, ou ce qui la couvre'),
    garment: z
      .enum(['robe', 'boubou', 'shirt', 'tunic', 'coat', 'jacket'])
      .describe('Vêtement, coupé dans l’étoffe du logiciel'),
    ground: z.enum(['sand', 'apricot', 'clay', 'sage', 'sky', 'lilac']).describe('Fond du studio'),
    beard: z.enum(['full', 'goatee', 'moustache']).optional().describe('Barbe'),
    extra: z
      .array(z.enum(['glasses', 'earrings', 'grey', 'lines']))
      .refine((extra) => once(extra), 'répète un mot')
      .default([])
      .describe('Lunettes, boucles d’oreilles, cheveux gris, rides'),
  })
  .refine(({ head, extra }) => head !== 'veil' || !extra.includes('earrings'), {
    error: 'porte des boucles d’oreilles qu’un voile cache',
    path: ['extra'],
  })
  .describe('Portrait dessiné');

/** Somebody: drawn, or `{ photo, alt }`. */
export const portrait = z.union([photo('face'), drawn]);

export type Drawn = z.infer<typeof drawn>;
export type Portrait = z.infer<typeof portrait>;
