import { z } from 'astro/zod';
import { linkTo } from './link.ts';
import { shortText, slug, text } from './text.ts';

export const plan = z.strictObject({
  product: linkTo('products').describe('Logiciel'),
  order: z.int().positive().describe('Rang sur la page des tarifs'),
  name: shortText(40).describe('Nom de la formule'),
  description: text().describe('À qui elle s’adresse, en une phrase'),
  prices: z
    .array(
      z.strictObject({
        figure: slug().optional().describe('Nom du prix dans figures.yaml ; absent : sur devis'),
        label: shortText(30).optional().describe('Ce qui remplace le prix : « Sur devis »'),
        per: z
          .enum(['month', 'school-year'])
          .optional()
          .describe('La même période, pour les moteurs de recherche'),
        period: shortText(40).optional().describe('Période : « par mois »'),
        note: shortText(80).optional().describe('Précision'),
      }),
    )
    .min(1)
    .describe('Prix, dans l’ordre où ils s’appliquent'),
  features: z.array(shortText(90)).min(1).describe('Ce que la formule comprend'),
  limitations: z.array(shortText(90)).default([]).describe('Ce qu’elle ne comprend pas'),
  action: shortText(30).describe('Bouton d’abonnement'),
});

export type Plan = z.infer<typeof plan>;
