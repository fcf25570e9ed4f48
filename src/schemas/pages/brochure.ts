import { z } from 'astro/zod';
import { heading, label } from '../text.ts';

/** The words of the printed sheets; what they say comes from the pages of each product. */
export const brochure = z.strictObject({
  page: z.literal('brochure'),
  prices: heading(40).describe('Titre des prix'),
  included: label(40).describe('Devant ce que le prix comprend'),
  contact: z
    .strictObject({
      title: heading(40),
      scan: label(60).describe('À côté du code à scanner'),
      code: label(60).describe('Ce qu’est le code, pour qui ne le voit pas'),
    })
    .describe('Bas de la feuille'),
  file: label(60).includes('#').describe('Lien vers le PDF ; # est sa taille'),
});
