import { z } from 'astro/zod';
import { francs } from '../francs.ts';
import { sample, shortText, text } from '../text.ts';

const count = () => z.int().nonnegative();

const shop = z.strictObject({
  name: shortText(24).describe('Boutique'),
  tickets: z.int().positive().describe('Tickets du jour'),
  cash: francs().describe('Encaissé en espèces'),
  mobile: francs().describe('Encaissé par mobile money'),
  credit: francs().describe('Inscrit au carnet de crédit'),
});

const product = z.strictObject({
  name: shortText(30).describe('Article'),
  shop: shortText(24).describe('Boutique qui en manque'),
  left: count().describe('Quantité restante'),
  threshold: count().describe('Seuil d’alerte'),
});

/** The dashboard of a shop keeper at the end of the day; every total is computed from the lines. */
export const posDashboard = z.strictObject({
  screen: z.literal('pos-dashboard'),
  sample: sample(),
  name: shortText(60).describe('Nom de l’écran, pour les lecteurs d’écran'),
  summary: text().describe('Ce que montre l’écran, en une ou deux phrases'),
  menu: z.array(shortText(16)).min(3).max(9).describe('Menu du logiciel ; le premier est ouvert'),
  title: shortText(40).describe('Commerce'),
  note: shortText(40).describe('Date et heure'),
  shops: z.array(shop).min(1).describe('Ventes du jour, boutique par boutique'),
  week: z
    .strictObject({
      title: shortText(40),
      days: z
        .array(z.strictObject({ label: shortText(6), sales: francs() }))
        .length(6)
        .describe('Les six jours d’avant'),
      today: shortText(6).describe('Le jour même, calculé'),
    })
    .describe('Ventes de la semaine'),
  stock: z
    .strictObject({ title: shortText(40), products: z.array(product).min(1) })
    .describe('Articles à recommander'),
  words: z
    .strictObject({
      sales: shortText(24).describe('Tuile : ventes du jour'),
      cash: shortText(24).describe('Tuile : espèces'),
      mobile: shortText(24).describe('Tuile : mobile money'),
      credit: shortText(24).describe('Tuile : carnet de crédit'),
      basket: shortText(24).describe('Devant le panier moyen, sous le total'),
      shops: shortText(30).describe('Titre de la liste des boutiques'),
      tickets: shortText(16).describe('Après un nombre de tickets'),
      total: shortText(20).describe('Ligne de total'),
      threshold: shortText(16).describe('Devant un seuil'),
      low: shortText(20).describe('État : seuil atteint'),
      out: shortText(20).describe('État : rupture'),
    })
    .describe('Mots de l’écran'),
});

export type PosDashboardData = z.infer<typeof posDashboard>;
