import { z } from 'astro/zod';
import { francs } from '../francs.ts';
import { shortText } from '../text.ts';
import { frame, opens } from './frame.ts';

const mode = z.strictObject({
  label: shortText(30).describe('Moyen de paiement'),
  amount: francs(),
});

const pile = z.strictObject({
  value: francs().describe('Valeur d’une pièce ou d’un billet'),
  count: z.int().nonnegative(),
});

/** The drawer counted once, beside what the day says should be in it. Sums are computed. */
export const pharmClosing = z
  .strictObject({
    screen: z.literal('pharm-closing'),
    ...frame,
    float: francs().describe('Fond de caisse, laissé pour le lendemain'),
    cash: francs().describe('Ventes en espèces'),
    others: z.array(mode).describe('Ventes réglées autrement, hors du tiroir'),
    credit: francs().describe('Ventes mises à l’encours'),
    payers: francs().describe('Part des tiers payeurs'),
    settled: francs().describe('Règlements de crédits reçus en espèces'),
    notes: z.array(pile).min(1).describe('Billets, le plus gros d’abord'),
    coins: z.array(pile).min(1).describe('Pièces, la plus grosse d’abord'),
    signed: z
      .strictObject({
        by: shortText(30).describe('Qui a compté, inventé'),
        role: shortText(30),
        at: shortText(30).describe('Heure de la clôture'),
      })
      .describe('Signature'),
    words: z
      .strictObject({
        sales: shortText(40).describe('Titre des ventes par moyen de paiement'),
        cash: shortText(24),
        credit: shortText(30),
        payers: shortText(30),
        apart: shortText(40).describe('Sous ce qui ne passe pas par la caisse'),
        total: shortText(24).describe('Total des ventes'),
        drawer: shortText(40).describe('Titre de ce que le tiroir doit contenir'),
        float: shortText(24),
        settled: shortText(30),
        expected: shortText(24),
        count: shortText(30).describe('Titre du comptage'),
        notes: shortText(16),
        coins: shortText(16),
        number: shortText(16).describe('Colonne des nombres'),
        amount: shortText(16).describe('Colonne des montants'),
        counted: shortText(24),
        gap: shortText(16),
        even: shortText(30).describe('Sous un écart nul'),
        over: shortText(30).describe('Sous un écart en trop'),
        short: shortText(30).describe('Sous un manque'),
        bank: shortText(30).describe('Compté, moins le fond de caisse'),
      })
      .describe('Mots de l’écran'),
  })
  .refine(opens, 'l’entrée ouverte n’est pas au menu');

export type PharmClosingData = z.infer<typeof pharmClosing>;
