import { z } from 'astro/zod';
import { sumOf } from '../../lib/sum.ts';
import { coverRate, francs } from '../francs.ts';
import { sample, shortText, text } from '../text.ts';

const payer = z.strictObject({
  name: shortText(30).describe('Tiers payeur, inventé'),
  files: z.int().positive().describe('Dossiers du jour'),
  total: francs().describe('Total des ordonnances'),
  rate: coverRate().describe('Prise en charge, en pour cent'),
});

const name = shortText(40).describe('Produit');
const left = z.int().nonnegative().describe('Quantité restante');

const product = z.discriminatedUnion('why', [
  z.strictObject({
    why: z.literal('threshold').describe('Sous son seuil, ou épuisé'),
    name,
    left,
    threshold: z.int().positive().describe('Seuil d’alerte'),
  }),
  z.strictObject({
    why: z.literal('expiry').describe('Bientôt périmé'),
    name,
    left,
    lot: shortText(12).describe('Numéro de lot'),
    expires: shortText(20).describe('Mois de péremption'),
  }),
]);

/** A pharmacist's evening; every total, count and state is computed from the lines. */
export const pharmDashboard = z
  .strictObject({
    screen: z.literal('pharm-dashboard'),
    sample: sample(),
    name: shortText(60).describe('Nom de l’écran, pour les lecteurs d’écran'),
    summary: text().describe('Ce que montre l’écran, en une ou deux phrases'),
    menu: z.array(shortText(16)).min(3).max(9).describe('Menu du logiciel ; le premier est ouvert'),
    title: shortText(40).describe('Officine'),
    note: shortText(40).describe('Jour et heure'),
    simpleSales: francs().describe('Ventes sans tiers payeur, en FCFA'),
    payers: z.array(payer).min(1).describe('Ventes avec un tiers payeur'),
    hours: z
      .strictObject({
        title: shortText(40).describe('Titre du graphique'),
        slots: z
          .array(z.strictObject({ label: shortText(6), sales: z.int().nonnegative() }))
          .min(2)
          .max(8)
          .describe('Nombre de ventes par tranche horaire ; leur somme est celle du jour'),
      })
      .describe('Le comptoir, heure par heure'),
    credit: z
      .strictObject({
        title: shortText(40),
        accounts: z
          .array(
            z.strictObject({
              name: shortText(36).describe('Client'),
              since: z.int().positive().describe('Âge du crédit, en jours'),
              amount: francs().describe('Somme due'),
            }),
          )
          .min(1),
      })
      .describe('Encours clients'),
    stock: z
      .strictObject({ title: shortText(40), products: z.array(product).min(1) })
      .describe('Produits à surveiller'),
    words: z
      .strictObject({
        sales: shortText(24).describe('Tuile : ventes du jour'),
        payer: shortText(24).describe('Tuile : part des tiers payeurs'),
        customer: shortText(24).describe('Tuile : part des clients assurés'),
        paid: shortText(30).describe('Sous la part des clients'),
        credit: shortText(24).describe('Tuile : encours'),
        tickets: shortText(16).describe('Après un nombre de ventes'),
        files: shortText(16).describe('Après un nombre de dossiers'),
        accounts: shortText(16).describe('Après un nombre de comptes'),
        payers: shortText(40).describe('Titre de la liste des tiers payeurs'),
        at: shortText(12).describe('Devant un taux : « à 70 % »'),
        since: shortText(12).describe('Devant un âge'),
        days: shortText(12).describe('Après un âge'),
        threshold: shortText(16).describe('Devant un seuil'),
        lot: shortText(12).describe('Devant un numéro de lot'),
        low: shortText(20).describe('État : seuil atteint'),
        out: shortText(20).describe('État : rupture'),
        expires: shortText(20).describe('État, devant un mois : « Périme en »'),
      })
      .describe('Mots de l’écran'),
  })
  .refine(
    ({ payers, hours }) =>
      sumOf(payers, ({ files }) => files) <= sumOf(hours.slots, ({ sales }) => sales),
    'plus de dossiers de tiers payant que de ventes',
  );

export type PharmDashboardData = z.infer<typeof pharmDashboard>;
