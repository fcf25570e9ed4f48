import { z } from 'astro/zod';
import { sumOf } from '#lib/sum.ts';
import { francs, group, label, list, sentence } from '#schemas/fields.ts';
import { drawnScreen } from '#schemas/screen-frame.ts';
import type { Marked } from '#schemas/words.ts';

const title = label(44).describe('Titre de cette partie de l’écran');

/** What sells, where and when; unsold stock; income and expenses. Sums and ranks are computed. */
export const posAnalytics = drawnScreen('pos-analytics', {
  shops: z.array(label(16)).min(2).max(3).describe('Boutiques'),
  week: group('Ventes par boutique et par jour', {
    title,
    days: list({
      label: label(6),
      sales: z.array(francs()).describe('Ventes, dans l’ordre de `shops`'),
    }).length(7, 'sept jours : le dessin est une semaine'),
  }),
  articles: group('Ventes par article, dans n’importe quel ordre', {
    title,
    lines: list({
      name: label(30).describe('Article'),
      price: francs().describe('Prix de vente'),
      sold: z.int().positive().describe('Quantité vendue dans la semaine'),
    })
      .min(2)
      .max(8),
  }),
  months: group('Recettes et dépenses', {
    title,
    lines: list({
      label: label(6),
      income: francs().positive().describe('Recettes'),
      spending: francs().describe('Dépenses'),
    })
      .min(3)
      .max(12),
  }),
  sleeping: group('Articles qui dorment', {
    title,
    lines: list({
      name: label(30).describe('Article'),
      shop: label(16).describe('Boutique'),
      left: z.int().positive().describe('Quantité en réserve'),
      cost: francs().describe('Prix d’achat'),
      days: z.int().positive().describe('Jours sans une vente'),
    }).min(1),
  }),
  words: group('Mots de l’écran', {
    day: label(16).describe('Colonne des jours et de leur total'),
    total: label(12),
    sold: label(16).describe('Après une quantité vendue'),
    income: label(16),
    spending: label(16),
    balance: label(40).describe('Sous le graphique : ce que sont les chiffres'),
    million: label(4).describe('Abréviation de million'),
    month: sentence(60, 'income', 'spending').describe('Un mois, lu à voix haute'),
    unsold: sentence(40, 'shop', 'days').describe('Où un article dort, et depuis combien de jours'),
    tiedUp: label(24).describe('Total de ce qui dort'),
  }),
})
  .refine(
    ({ shops, week, sleeping }) =>
      week.days.every(({ sales }) => sales.length === shops.length) &&
      sleeping.lines.every(({ shop }) => shops.includes(shop)),
    'chaque jour a une vente par boutique, et toute boutique est nommée dans `shops`',
  )
  .refine(
    ({ week, articles }) =>
      sumOf(articles.lines, ({ price, sold }) => price * sold) <=
      sumOf(week.days, ({ sales }) => sumOf(sales, (amount) => amount)),
    'des articles vendus pour plus que la semaine',
  );

export type PosAnalyticsData = Marked<z.infer<typeof posAnalytics>>;
