import { z } from 'astro/zod';
import { productIds } from '#products/registry.ts';
import { anchor, group, heading, label, list, once, opening, slotted, text } from '../fields.ts';
import { pageSchema } from '../meta.ts';

const term = z.strictObject({
  id: anchor().describe('Ancre du mot : /glossaire#bordereau'),
  term: heading(40).describe('Le mot'),
  forms: z
    .array(label(40))
    .default([])
    .describe('Comment les articles l’écrivent, quand sa première occurrence doit mener ici'),
  meaning: text(110).describe('Ce qu’il veut dire, en une ligne'),
  seen: label()
    .startsWith('/', 'une adresse du site : /support#moyens-de-paiement')
    .optional()
    .describe('L’écran ou la page où il se voit'),
});

type Terms = readonly z.infer<typeof term>[];
const formsOf = (terms: Terms) => terms.flatMap(({ forms }) => forms.map((f) => f.toLowerCase()));

export const glossary = pageSchema('glossary', {
  ...opening(),
  contents: label(40).describe('Nom de la liste des métiers, pour les lecteurs d’écran'),
  search: group('La recherche d’un mot', {
    label: label(40).describe('Nom du champ'),
    placeholder: label(30),
    one: slotted(30),
    many: label(30),
    site: slotted(50).describe('Même recherche dans tout le site'),
  }),
  groups: list({
    id: anchor(),
    title: heading(30).describe('Le métier'),
    product: z.enum(productIds).optional().describe('Le logiciel dont il porte l’étoffe'),
    terms: z.array(term).min(1),
  })
    .min(1)
    .refine((groups) => once(groups.flatMap(({ id, terms }) => [id, ...terms.map((t) => t.id)])), {
      error: 'deux mots portent le même id',
    })
    .refine((groups) => once(formsOf(groups.flatMap(({ terms }) => terms))), {
      error: 'deux mots s’écrivent de la même façon',
    }),
});
