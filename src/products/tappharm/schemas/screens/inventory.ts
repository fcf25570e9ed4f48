import { z } from 'astro/zod';
import { francs, group, label } from '#schemas/fields.ts';
import { drawnScreen } from '#schemas/screen-frame.ts';
import type { Marked } from '#schemas/words.ts';

const lot = z.strictObject({
  number: label(10).describe('Numéro de lot'),
  expires: label()
    .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'un mois : 2027-01')
    .describe('Mois de péremption ; le lot se vend jusqu’à son dernier jour'),
  quantity: z.int().nonnegative().describe('Boîtes en rayon'),
});

const product = z.strictObject({
  name: label(30).describe('Produit'),
  form: label(34).describe('Présentation'),
  price: francs().describe('Prix de vente'),
  threshold: z.int().positive().describe('Seuil d’alerte'),
  lots: z.array(lot).min(1).describe('Lots, dans n’importe quel ordre'),
});

/** A pharmacy's stock list; quantities, values, order of lots and states are computed. */
export const pharmInventory = drawnScreen('pharm-inventory', {
  today: z.iso.date().describe('Jour de l’écran'),
  warnDays: z.int().positive().describe('Un lot est signalé tant de jours avant sa péremption'),
  products: z.array(product).min(3),
  open: label(30).describe('Produit dont les lots sont affichés'),
  words: group('Mots de l’écran', {
    caption: label(60).describe('Ce que sont les lignes, pour les lecteurs d’écran'),
    search: label(30),
    all: label(20).describe('Filtre'),
    low: label(20).describe('Filtre, et état : seuil atteint'),
    out: label(20).describe('Filtre, et état : rupture'),
    expiring: label(20).describe('Filtre : bientôt périmés'),
    expiresIn: label(20).describe('État, devant un nombre de jours'),
    days: label(10).describe('Après un nombre de jours'),
    product: label(16),
    lot: label(16),
    expires: label(16),
    quantity: label(16),
    threshold: label(16),
    price: label(16),
    value: label(24),
    state: label(16),
    total: label(30).describe('Ligne de total : valeur du stock affiché'),
    lots: label(40).describe('Titre des lots du produit ouvert'),
    first: label(30).describe('Sous le lot à vendre d’abord'),
    boxes: label(12).describe('Après une quantité'),
  }),
}).refine(
  ({ products, open }) => products.some(({ name }) => name === open),
  'le produit ouvert n’est pas dans la liste',
);

export type PharmInventoryData = Marked<z.infer<typeof pharmInventory>>;
