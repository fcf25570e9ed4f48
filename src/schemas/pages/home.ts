import { z } from 'astro/zod';
import { productIds } from '../../routes.ts';
import { meta } from '../meta.ts';
import { shortText, text } from '../text.ts';

const tile = z.strictObject({
  value: shortText(20).describe('Chiffre, appelé par son nom : {availability}'),
  label: shortText(40).describe('Ce qu’il compte'),
});

export const home = z.strictObject({
  page: z.literal('home'),
  meta,
  hero: z
    .strictObject({
      eyebrow: shortText(70),
      title: shortText(40),
      lede: text(),
    })
    .describe('Ouverture de la page'),
  figures: z.array(tile).describe('Chiffres'),
  products: z
    .strictObject({
      title: text(),
      items: z.record(
        z.enum(productIds),
        z.strictObject({
          lede: text(),
          points: z.array(shortText(90)).min(2).max(4),
          action: shortText(30),
        }),
      ),
    })
    .describe('Les trois logiciels'),
  reasons: z
    .strictObject({
      title: shortText(60),
      items: z.array(z.strictObject({ title: shortText(40), text: text() })),
    })
    .describe('Pourquoi nous choisir'),
  testimonials: z.strictObject({ title: shortText(60) }).describe('Témoignages'),
  customers: z.strictObject({ title: shortText(60) }).describe('Ils nous font confiance'),
});
