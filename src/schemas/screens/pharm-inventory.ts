import { z } from 'astro/zod';
import { francs } from '../francs.ts';
import { shortText } from '../text.ts';
import { frame, opens } from './frame.ts';

const lot = z.strictObject({
  number: shortText(10).describe('Numéro de lot'),
  expires: z
    .string()
    .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'un mois : 2027-01')
    .describe('Mois de péremption ; le lot se vend jusqu’à son dernier jour'),
  quantity: z.int().nonnegative().describe('Boîtes en rayon'),
});

const product = z.strictObject({
  name: shortText(30).describe('Produit'),
  form: shortText(34).describe('Présentation'),
  price: francs().describe('Prix de vente'),
  threshold: z.int().positive().describe('Seuil d’alerte'),
  lots: z.array(lot).min(1).describe('Lots, dans n’importe quel ordre'),
});

/** A pharmacy's stock list; quantities, values, order of lots and states are computed. */
export const pharmInventory = z
  .strictObject({
    screen: z.literal('pharm-inventory'),
    ...frame,
    today: z.iso.date().describe('Jour de l’écran'),
    warnDays: z.int().positive().describe('Un lot est signalé tant de jours avant sa péremption'),
    products: z.array(product).min(3),
    open: shortText(30).describe('Produit dont les lots sont affichés'),
    words: z
      .strictObject({
        caption: shortText(60).describe('Ce que sont les lignes, pour les lecteurs d’écran'),
        search: shortText(30),
        all: shortText(20).describe('Filtre'),
        low: shortText(20).describe('Filtre, et état : seuil atteint'),
        out: shortText(20).describe('Filtre, et état : rupture'),
        expiring: shortText(20).describe('Filtre : bientôt périmés'),
        expiresIn: shortText(20).describe('État, devant un nombre de jours'),
        days: shortText(10).describe('Après un nombre de jours'),
        product: shortText(16),
        lot: shortText(16),
        expires: shortText(16),
        quantity: shortText(16),
        threshold: shortText(16),
        price: shortText(16),
        value: shortText(16),
        state: shortText(16),
        total: shortText(30).describe('Ligne de total : valeur du stock affiché'),
        lots: shortText(40).describe('Titre des lots du produit ouvert'),
        first: shortText(30).describe('Sous le lot à vendre d’abord'),
        boxes: shortText(12).describe('Après une quantité'),
      })
      .describe('Mots de l’écran'),
  })
  .refine(opens, 'l’entrée ouverte n’est pas au menu')
  .refine(
    ({ products, open }) => products.some(({ name }) => name === open),
    'le produit ouvert n’est pas dans la liste',
  );

export type PharmInventoryData = z.infer<typeof pharmInventory>;
