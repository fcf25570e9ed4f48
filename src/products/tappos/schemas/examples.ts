import { z } from 'astro/zod';
import { day, establishment, listOf, many, withSums } from '#schemas/establishment.ts';
import { francs, group, label } from '#schemas/fields.ts';

const article = z.strictObject({
  code: label(4).optional().describe('Code court'),
  name: label(30).describe('Article'),
  price: francs().positive().describe('Prix de vente, TVA comprise'),
  cost: francs().positive().optional().describe('Prix d’achat'),
  vat: z.int().describe('Taux de TVA, en pour cent : l’un de ceux du pays'),
});

/** The example shop: `content/fr/examples/shop.yaml`. */
export const shop = z
  .strictObject({
    ...establishment,
    manager: label(40).describe('Gérant'),
    vat: group('Les taux que les articles d’exemple portent', {
      country: label(30).describe('Pays dont ce sont les taux'),
      on: day().describe('Jour où ils ont été relevés'),
      rates: z.array(z.int().min(0).max(100)).min(1).describe('Taux, en pour cent'),
    }),
    articles: listOf(article).describe('Articles, par un nom que les textes appellent'),
    short: listOf(z.strictObject({ shop: label(20), left: many(), threshold: many() })).describe(
      'Articles à recommander samedi soir',
    ),
    shops: listOf(z.strictObject({ tickets: many(), sales: francs() })).describe(
      'Tickets et ventes de samedi, boutique par boutique',
    ),
    customer: group('La cliente dont la fiche est ouverte', {
      name: label(24),
      paid: francs().describe('Versement du mois'),
      before: francs().describe('Achats additionnés avant ce mois'),
    }),
    line: group('La ligne mobile money d’une boutique, samedi soir', {
      morning: francs().describe('Solde du matin'),
      sales: francs().describe('Ventes payées sur la ligne'),
      settled: francs().describe('Crédits réglés sur la ligne'),
      out: francs().describe('Retraits et transferts'),
      fee: z.number().positive().describe('Frais, en pour cent : un taux d’exemple'),
    }),
    ticket: group('La vente que partout l’on montre', {
      number: label(12).describe('Numéro du ticket'),
      received: francs().describe('Espèces reçues'),
    }),
  })
  .superRefine(({ articles, vat }, { addIssue }) => {
    for (const [name, { vat: rate }] of Object.entries(articles)) {
      if (vat.rates.includes(rate)) continue;
      const message = `n’est pas un taux de ${vat.country} : ${vat.rates.join(', ')}`;
      addIssue({ code: 'custom', message, path: ['articles', name, 'vat'] });
    }
  })
  .transform(withSums);
