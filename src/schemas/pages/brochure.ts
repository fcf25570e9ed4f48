import { z } from 'astro/zod';
import { meta } from '../meta.ts';
import { shortText } from '../text.ts';

const product = z.strictObject({
  meta,
  does: shortText(50).describe('Titre de ce que fait le logiciel'),
});

/** The words of the printed sheets; what they say comes from the pages of each product. */
export const brochure = z.strictObject({
  page: z.literal('brochure'),
  products: z
    .strictObject({ tappharm: product, tappos: product, tapschool: product })
    .describe('Une feuille par logiciel'),
  prices: shortText(40).describe('Titre des prix'),
  included: shortText(40).describe('Devant ce que le prix comprend'),
  contact: z
    .strictObject({
      title: shortText(40),
      scan: shortText(60).describe('À côté du code à scanner'),
      code: shortText(60).describe('Ce qu’est le code, pour qui ne le voit pas'),
    })
    .describe('Bas de la feuille'),
  file: shortText(60).includes('#').describe('Lien vers le PDF ; # est sa taille'),
});
