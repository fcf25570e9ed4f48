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
      stock: z.strictObject({
        title: shortText(30),
        time: shortText(30),
        lines: z
          .array(
            z.strictObject({
              name: shortText(30),
              quantity: z.int().nonnegative(),
              state: shortText(20),
              tone: z.enum(['ok', 'warn', 'alert']),
            }),
          )
          .describe('Lignes de l’écran de stock'),
      }),
      sale: z.strictObject({
        title: shortText(30),
        place: shortText(20),
        lines: z.array(
          z.strictObject({
            name: shortText(30),
            quantity: z.int().positive(),
            price: z.int().positive().describe('Prix unitaire en FCFA'),
          }),
        ),
        total: shortText(20),
        payments: z.tuple([shortText(20), shortText(20)]),
      }),
      attendance: z.strictObject({
        title: shortText(30),
        value: shortText(12),
        days: z.array(z.number().min(0).max(100)).describe('Taux de présence des derniers jours'),
      }),
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
