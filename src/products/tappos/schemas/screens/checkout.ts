import { z } from 'astro/zod';
import { francs, group, label, sentence } from '#schemas/fields.ts';
import { drawnScreen } from '#schemas/screen-frame.ts';
import type { Marked } from '#schemas/words.ts';
import { saleTotals, settle, takenLines } from '../../rules/sale.ts';
import { vatRate } from '../examples.ts';

const article = z.strictObject({
  name: label(30).describe('Article'),
  price: francs().describe('Prix de vente, TVA comprise'),
  vat: vatRate(),
  taken: z.int().positive().optional().describe('Quantité sur le ticket en cours'),
});

const recent = z
  .strictObject({
    number: z.int().positive().describe('Numéro du ticket'),
    time: label(10).describe('Heure'),
    payment: z.enum(['cash', 'mobile', 'credit']).describe('Mode de paiement'),
    gross: francs().describe('Avant remise'),
    discount: francs().default(0).describe('Remise'),
  })
  .refine(({ gross, discount }) => discount <= gross, 'remise plus grande que le ticket');

/** A sale at the till; sums, VAT and change are computed from its articles. */
export const posCheckout = drawnScreen('pos-checkout', {
  articles: z.array(article).min(4).max(12).describe('Touches de la caisse'),
  number: z.int().positive().describe('Numéro du ticket en cours'),
  discount: francs().describe('Remise sur le ticket'),
  received: francs().describe('Espèces reçues'),
  recent: z.array(recent).min(1).max(4).describe('Derniers tickets'),
  words: group('Mots de l’écran', {
    search: label(40).describe('Champ de recherche dessiné'),
    shelves: z.array(label(16)).min(2).max(5).describe('Rayons ; le premier est choisi'),
    taken: label(16).describe('Après une quantité, pour les lecteurs d’écran'),
    ticket: label(16).describe('Devant un numéro de ticket'),
    items: label(16).describe('Après un nombre d’articles'),
    subtotal: label(20),
    discount: label(20),
    total: label(20),
    vat: sentence(40, 'rate', 'base').describe('Part de TVA : son taux, ce qu’il taxe'),
    cash: label(20).describe('Paiement en espèces'),
    mobile: label(20).describe('Paiement par mobile money'),
    credit: label(20).describe('Paiement au carnet de crédit'),
    received: label(20),
    change: label(20),
    confirm: label(24).describe('Bouton dessiné'),
    recent: label(24).describe('Titre des derniers tickets'),
  }),
}).refine(({ articles, discount, received }) => {
  const totals = saleTotals(takenLines(articles), 0, discount);
  return totals.discount === discount && settle(totals.total, received).kind === 'paid';
}, 'remise ≤ ticket, total ≤ espèces reçues');

export type PosCheckoutData = Marked<z.infer<typeof posCheckout>>;
