import { z } from 'astro/zod';
import { productIds } from '#products/registry.ts';
import { group, heading, label, text } from './fields.ts';
import { capacity, money } from './figure.ts';

export const plan = z.strictObject({
  product: z.enum(productIds).describe('Logiciel'),
  order: z.int().positive().describe('Rang sur la page des tarifs'),
  name: heading(40).describe('Nom de la formule'),
  description: text().describe('À qui elle s’adresse, en une phrase'),
  prices: z
    .array(
      z
        .strictObject({
          figure: money.optional().describe('Nom du prix dans figures.yaml ; absent : sur devis'),
          label: label(30).optional().describe('Ce qui remplace le prix : « Sur devis »'),
          per: z
            .enum(['month', 'school-year'])
            .optional()
            .describe('La même période, pour les moteurs de recherche'),
          period: label(40).optional().describe('Période : « par mois »'),
          note: label(80).optional().describe('Précision'),
        })
        .refine(({ figure, label: words }) => (figure === undefined) !== (words === undefined), {
          error: 'demande figure, le nom d’un prix, ou label, « Sur devis » : l’un des deux',
        }),
    )
    .min(1)
    .refine(
      (prices) => new Set(prices.flatMap(({ figure }) => figure?.currency ?? [])).size <= 1,
      'les prix d’une formule sont dans une seule monnaie : une page les additionne',
    )
    .describe('Prix, dans l’ordre où ils s’appliquent'),
  capacity: group('Effectif que la formule accueille, quand elle en a un', {
    figure: capacity.describe('Nom de l’effectif dans figures.yaml'),
  }).optional(),
  people: group('Qui la formule accueille, quand une page en fait le calcul', {
    one: label(12).describe('Celui que l’on compte : « élève »'),
    many: label(12).describe('Au pluriel'),
    example: z
      .int()
      .positive()
      .optional()
      .describe('Effectif du tableau d’exemples ; absent : pas d’exemple'),
  }).optional(),
  features: z.array(text(90)).min(1).describe('Ce que la formule comprend'),
  limitations: z.array(text(90)).default([]).describe('Ce qu’elle ne comprend pas'),
  action: label(30).describe('Bouton d’abonnement'),
});

export type Plan = z.infer<typeof plan>;
