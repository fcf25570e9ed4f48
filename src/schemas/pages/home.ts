import { z } from 'astro/zod';
import { meta } from '../meta.ts';
import { heading, label, text, title } from '../text.ts';

const tile = z.strictObject({
  value: label(20).describe('Chiffre, appelé par son nom : {availability}'),
  label: label(40).describe('Ce qu’il compte'),
});

export const home = z.strictObject({
  page: z.literal('home'),
  meta,
  hero: z
    .strictObject({
      eyebrow: label(70),
      title: title(40),
      lede: text(),
    })
    .describe('Ouverture de la page'),
  figures: z.array(tile).min(1).describe('Chiffres'),
  products: z.strictObject({ title: heading() }).describe('Les logiciels'),
  reasons: z
    .strictObject({
      title: heading(60),
      items: z.array(z.strictObject({ title: heading(40), text: text() })).min(1),
    })
    .describe('Pourquoi nous choisir'),
});
