import { z } from 'astro/zod';
import { francs, group, label, list } from '#schemas/fields.ts';
import { drawnScreen } from '#schemas/screen-frame.ts';
import type { Marked } from '#schemas/words.ts';

const count = () => z.int().nonnegative();
const shopName = label(24).describe('Boutique');
const articleName = label(30).describe('Article');

const article = z.strictObject({
  name: articleName,
  cost: francs().describe('Prix d’achat'),
  stock: list({
    left: count().describe('Quantité restante'),
    threshold: count().describe('Seuil d’alerte'),
  })
    .min(1)
    .describe('Boutique par boutique, dans l’ordre de `shops`'),
});

const counted = z.strictObject({
  name: articleName,
  expected: count().describe('Quantité attendue'),
  counted: count().describe('Quantité comptée'),
  reason: label(24).optional().describe('Raison de l’écart'),
});

const transfer = z
  .strictObject({
    number: z.int().positive().describe('Numéro du bon de transfert'),
    from: shopName,
    to: shopName,
    article: articleName,
    quantity: z.int().positive(),
    received: label(20).optional().describe('Jour de réception ; sans lui, en route'),
  })
  .refine(({ from, to }) => from !== to, 'une boutique ne se transfère rien à elle-même');

/** The stock of several shops; sums, values, differences and states are computed from the lines. */
export const posInventory = drawnScreen('pos-inventory', {
  shops: z.array(shopName).min(1).max(4),
  articles: z.array(article).min(1),
  count: group('Feuille de comptage validée : le compté est le stock', {
    title: label(40).describe('Titre de la feuille de comptage'),
    shop: shopName,
    lines: z.array(counted).min(1),
  }),
  transfers: group('Bons de transfert', { title: label(40), slips: z.array(transfer).min(1) }),
  words: group('Mots de l’écran', {
    stock: label(50).describe('Légende de la table du stock'),
    search: label(40).describe('Champ de recherche dessiné'),
    all: label(20).describe('Filtre : tous les articles'),
    low: label(20).describe('Seuil atteint'),
    out: label(20).describe('Rupture'),
    fine: label(20).describe('En stock'),
    article: label(20).describe('Colonne des articles'),
    cost: label(20).describe('Devant un prix d’achat'),
    threshold: label(12).describe('Devant un seuil'),
    quantity: label(12).describe('Colonne : les boutiques ensemble'),
    value: label(12).describe('Colonne : quantité × prix d’achat'),
    state: label(12).describe('Colonne : état'),
    total: label(20),
    expected: label(12).describe('Colonne : attendu'),
    counted: label(12).describe('Colonne : compté'),
    gap: label(12).describe('Colonne : écart'),
    shrinkage: label(12).describe('Colonne : démarque, en FCFA'),
    slip: label(12).describe('Devant le numéro d’un bon'),
    to: label(12).describe('Entre deux boutiques'),
    onTheWay: label(16).describe('État d’un transfert'),
    received: label(16).describe('État d’un transfert, devant un jour'),
  }),
})
  .refine(
    ({ shops, articles }) => articles.every(({ stock }) => stock.length === shops.length),
    'chaque article a un stock par boutique',
  )
  .refine(({ shops, articles, transfers: { slips } }) => {
    const names = new Set(articles.map(({ name }) => name));
    return slips.every(
      ({ from, to, article }) => shops.includes(from) && shops.includes(to) && names.has(article),
    );
  }, 'un transfert nomme une boutique ou un article inconnus')
  .refine(({ shops, articles, count }) => {
    const index = shops.indexOf(count.shop);
    return count.lines.every((line) => {
      const article = articles.find(({ name }) => name === line.name);
      return article?.stock[index]?.left === line.counted;
    });
  }, 'une quantité comptée n’est pas celle du stock de la boutique');

export type PosInventoryData = Marked<z.infer<typeof posInventory>>;
