import { z } from 'astro/zod';
import { francs } from '../francs.ts';
import { shortText } from '../text.ts';
import { frame, opens } from './frame.ts';

const count = () => z.int().nonnegative();
const shopName = shortText(24).describe('Boutique');
const productName = shortText(30).describe('Article');

const product = z.strictObject({
  name: productName,
  cost: francs().describe('Prix d’achat'),
  stock: z
    .array(
      z.strictObject({
        left: count().describe('Quantité restante'),
        threshold: count().describe('Seuil d’alerte'),
      }),
    )
    .min(1)
    .describe('Boutique par boutique, dans l’ordre de `shops`'),
});

const counted = z.strictObject({
  name: productName,
  expected: count().describe('Quantité attendue'),
  counted: count().describe('Quantité comptée'),
  reason: shortText(24).optional().describe('Raison de l’écart'),
});

const transfer = z
  .strictObject({
    number: z.int().positive().describe('Numéro du bon de transfert'),
    from: shopName,
    to: shopName,
    product: productName,
    quantity: z.int().positive(),
    received: shortText(20).optional().describe('Jour de réception ; sans lui, en route'),
  })
  .refine(({ from, to }) => from !== to, 'une boutique ne se transfère rien à elle-même');

/** The stock of several shops; sums, values, gaps and states are computed from the lines. */
export const posInventory = z
  .strictObject({
    screen: z.literal('pos-inventory'),
    ...frame,
    shops: z.array(shopName).min(1).max(4),
    products: z.array(product).min(1),
    sheet: z
      .strictObject({
        title: shortText(40).describe('Titre de la feuille de comptage'),
        shop: shopName,
        lines: z.array(counted).min(1),
      })
      .describe('Feuille de comptage validée : le compté est le stock'),
    transfers: z
      .strictObject({ title: shortText(40), slips: z.array(transfer).min(1) })
      .describe('Bons de transfert'),
    words: z
      .strictObject({
        stock: shortText(50).describe('Légende de la table du stock'),
        search: shortText(40).describe('Champ de recherche dessiné'),
        all: shortText(20).describe('Filtre : tous les articles'),
        low: shortText(20).describe('Seuil atteint'),
        out: shortText(20).describe('Rupture'),
        fine: shortText(20).describe('En stock'),
        product: shortText(20).describe('Colonne des articles'),
        cost: shortText(20).describe('Devant un prix d’achat'),
        threshold: shortText(12).describe('Devant un seuil'),
        quantity: shortText(12).describe('Colonne : les boutiques ensemble'),
        value: shortText(12).describe('Colonne : quantité × prix d’achat'),
        state: shortText(12).describe('Colonne : état'),
        total: shortText(20),
        expected: shortText(12).describe('Colonne : attendu'),
        counted: shortText(12).describe('Colonne : compté'),
        gap: shortText(12).describe('Colonne : écart'),
        shrinkage: shortText(12).describe('Colonne : démarque, en FCFA'),
        slip: shortText(12).describe('Devant le numéro d’un bon'),
        to: shortText(12).describe('Entre deux boutiques'),
        onTheWay: shortText(16).describe('État d’un transfert'),
        received: shortText(16).describe('État d’un transfert, devant un jour'),
      })
      .describe('Mots de l’écran'),
  })
  .refine(opens, 'l’entrée ouverte n’est pas au menu')
  .refine(
    ({ shops, products }) => products.every(({ stock }) => stock.length === shops.length),
    'chaque article a un stock par boutique',
  )
  .refine(({ shops, products, transfers: { slips } }) => {
    const names = new Set(products.map(({ name }) => name));
    return slips.every(
      ({ from, to, product }) => shops.includes(from) && shops.includes(to) && names.has(product),
    );
  }, 'un transfert nomme une boutique ou un article inconnus')
  .refine(({ shops, products, sheet }) => {
    const index = shops.indexOf(sheet.shop);
    return sheet.lines.every((line) => {
      const product = products.find(({ name }) => name === line.name);
      return product?.stock[index]?.left === line.counted;
    });
  }, 'une quantité comptée n’est pas celle du stock de la boutique');

export type PosInventoryData = z.infer<typeof posInventory>;
