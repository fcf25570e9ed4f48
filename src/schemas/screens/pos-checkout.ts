import { z } from 'astro/zod';
import { sumOf } from '../../lib/sum.ts';
import { francs } from '../francs.ts';
import { shortText } from '../text.ts';
import { frame, opens } from './frame.ts';

const product = z.strictObject({
  name: shortText(30).describe('Article'),
  price: francs().describe('Prix de vente'),
  taken: z.int().positive().optional().describe('Quantité sur le ticket en cours'),
});

const recent = z
  .strictObject({
    number: z.int().positive().describe('Numéro du ticket'),
    time: shortText(10).describe('Heure'),
    payment: z.enum(['cash', 'mobile', 'credit']).describe('Mode de paiement'),
    gross: francs().describe('Avant remise'),
    discount: francs().default(0).describe('Remise'),
  })
  .refine(({ gross, discount }) => discount <= gross, 'remise plus grande que le ticket');

/** A sale at the till; sums, VAT and change are computed from the products taken. */
export const posCheckout = z
  .strictObject({
    screen: z.literal('pos-checkout'),
    ...frame,
    products: z.array(product).min(4).max(12).describe('Touches de la caisse'),
    number: z.int().positive().describe('Numéro du ticket en cours'),
    discount: francs().describe('Remise sur le ticket'),
    received: francs().describe('Espèces reçues'),
    recent: z.array(recent).min(1).max(4).describe('Derniers tickets'),
    words: z
      .strictObject({
        search: shortText(40).describe('Champ de recherche dessiné'),
        shelves: z.array(shortText(16)).min(2).max(5).describe('Rayons ; le premier est choisi'),
        taken: shortText(16).describe('Après une quantité, pour les lecteurs d’écran'),
        ticket: shortText(16).describe('Devant un numéro de ticket'),
        items: shortText(16).describe('Après un nombre d’articles'),
        subtotal: shortText(20),
        discount: shortText(20),
        total: shortText(20),
        vat: shortText(20).describe('Part de TVA, devant son taux'),
        cash: shortText(20).describe('Paiement en espèces'),
        mobile: shortText(20).describe('Paiement par mobile money'),
        credit: shortText(20).describe('Paiement au carnet de crédit'),
        received: shortText(20),
        change: shortText(20),
        confirm: shortText(24).describe('Bouton dessiné'),
        recent: shortText(24).describe('Titre des derniers tickets'),
      })
      .describe('Mots de l’écran'),
  })
  .refine(opens, 'l’entrée ouverte n’est pas au menu')
  .refine(({ products, discount, received }) => {
    const subtotal = sumOf(products, ({ price, taken = 0 }) => price * taken);
    return discount <= subtotal && subtotal - discount <= received;
  }, 'remise ≤ ticket, total ≤ espèces reçues');

export type PosCheckoutData = z.infer<typeof posCheckout>;
