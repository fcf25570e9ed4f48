import { z } from 'astro/zod';
import { francs, group, label } from '#schemas/fields.ts';
import { drawnScreen } from '#schemas/screen-frame.ts';
import type { Marked } from '#schemas/words.ts';

const mode = z.strictObject({ label: label(30).describe('Moyen de paiement'), amount: francs() });

const pile = z.strictObject({
  value: francs().describe('Valeur d’une pièce ou d’un billet'),
  count: z.int().nonnegative(),
});

/** The counted drawer beside the expected amount. Sums are computed. */
export const pharmClosing = drawnScreen('pharm-closing', {
  float: francs().describe('Fond de caisse, laissé pour le lendemain'),
  cash: francs().describe('Ventes en espèces'),
  others: z.array(mode).describe('Ventes réglées autrement, hors du tiroir'),
  credit: francs().describe('Ventes mises à l’encours'),
  payers: francs().describe('Part des tiers payeurs'),
  settled: francs().describe('Règlements de crédits reçus en espèces'),
  notes: z.array(pile).min(1).describe('Billets, le plus gros d’abord'),
  coins: z.array(pile).min(1).describe('Pièces, la plus grosse d’abord'),
  signed: group('Signature', {
    by: label(30).describe('Qui a compté, inventé'),
    role: label(30),
    at: label(30).describe('Heure de la clôture'),
  }),
  words: group('Mots de l’écran', {
    sales: label(40).describe('Titre des ventes par moyen de paiement'),
    cash: label(24),
    credit: label(30),
    payers: label(30),
    apart: label(40).describe('Sous ce qui ne passe pas par la caisse'),
    total: label(24).describe('Total des ventes'),
    drawer: label(40).describe('Titre de ce que le tiroir doit contenir'),
    float: label(24),
    settled: label(30),
    expected: label(24),
    count: label(30).describe('Titre du comptage'),
    notes: label(16),
    coins: label(16),
    number: label(16).describe('Colonne des nombres'),
    amount: label(16).describe('Colonne des montants'),
    counted: label(24),
    gap: label(16),
    even: label(30).describe('Sous un écart nul'),
    over: label(30).describe('Sous un écart en trop'),
    short: label(30).describe('Sous un manque'),
    bank: label(30).describe('Compté, moins le fond de caisse'),
  }),
});

export type PharmClosingData = Marked<z.infer<typeof pharmClosing>>;
