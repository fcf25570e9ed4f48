import { z } from 'astro/zod';
import { sumOf } from '#lib/sum.ts';
import { francs, group, label, list, sentence, slotted } from '#schemas/fields.ts';
import { drawnScreen } from '#schemas/screen-frame.ts';
import type { Marked } from '#schemas/words.ts';
import { coverageRate } from '../examples.ts';

const payer = z.strictObject({
  name: label(30).describe('Tiers payeur, inventé'),
  files: z.int().positive().describe('Dossiers du jour'),
  total: francs().describe('Total des ordonnances'),
  rate: coverageRate().describe('Prise en charge, en pour cent'),
});

/**
 * A pharmacy at the end of the day; every total and count is computed from the lines;
 * who owes what and what is running short come from the screens of credit and stock.
 */
export const pharmDashboard = drawnScreen('pharm-dashboard', {
  simpleSales: francs().describe('Ventes sans tiers payeur, en FCFA'),
  payers: z.array(payer).min(1).describe('Ventes avec un tiers payeur'),
  hours: group('Le comptoir, heure par heure', {
    title: label(40).describe('Titre du graphique'),
    slots: list({ label: label(6), sales: z.int().nonnegative() })
      .min(2)
      .max(8)
      .describe('Nombre de ventes par tranche horaire ; leur somme est celle du jour'),
  }),
  words: group('Mots de l’écran', {
    sales: label(24).describe('Tuile : ventes du jour'),
    payer: label(24).describe('Tuile : part des tiers payeurs'),
    customer: label(24).describe('Tuile : part des clients assurés'),
    paid: label(30).describe('Sous la part des clients'),
    credit: label(24).describe('Tuile et liste des encours'),
    watch: label(40).describe('Titre des produits à surveiller'),
    tickets: label(16).describe('Après un nombre de ventes'),
    files: label(16).describe('Après un nombre de dossiers'),
    accounts: label(16).describe('Après un nombre de comptes'),
    payers: label(40).describe('Titre de la liste des tiers payeurs'),
    filesAt: sentence(30, 'files', 'rate').describe('Dossiers d’un payeur, et son taux'),
    since: slotted(20).describe('Âge d’une dette ; # est le nombre de jours'),
    days: label(12).describe('Après un âge'),
    threshold: label(16).describe('Devant un seuil'),
    lot: label(12).describe('Devant un numéro de lot'),
    low: label(20).describe('État : seuil atteint'),
    out: label(20).describe('État : rupture'),
    expires: label(20).describe('État, devant un mois : « Péremption »'),
  }),
}).refine(
  ({ payers, hours }) =>
    sumOf(payers, ({ files }) => files) <= sumOf(hours.slots, ({ sales }) => sales),
  'plus de dossiers de tiers payant que de ventes',
);

export type PharmDashboardData = Marked<z.infer<typeof pharmDashboard>>;
