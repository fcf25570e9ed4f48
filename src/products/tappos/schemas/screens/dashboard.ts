import { z } from 'astro/zod';
import { francs, group, label, list } from '#schemas/fields.ts';
import { drawnScreen } from '#schemas/screen-frame.ts';
import type { Marked } from '#schemas/words.ts';
import { stockState } from '../../rules/stock.ts';

const count = () => z.int().nonnegative();

const shop = z.strictObject({
  name: label(24).describe('Boutique'),
  tickets: z.int().positive().describe('Tickets du jour'),
  cash: francs().describe('Encaissé en espèces'),
  mobile: francs().describe('Encaissé par mobile money'),
  credit: francs().describe('Inscrit au carnet de crédit'),
});

const article = z
  .strictObject({
    name: label(30).describe('Article'),
    shop: label(24).describe('Boutique qui en manque'),
    left: count().describe('Quantité restante'),
    threshold: count().describe('Seuil d’alerte'),
  })
  .refine((stock) => stockState(stock) !== 'fine', 'il en reste plus que le seuil');

/** The dashboard of a shop keeper at the end of the day; every total is computed from the lines. */
export const posDashboard = drawnScreen('pos-dashboard', {
  shops: z.array(shop).min(1).describe('Ventes du jour, boutique par boutique'),
  week: group('Ventes de la semaine', {
    title: label(40),
    days: list({ label: label(6), sales: francs() })
      .length(6, 'six jours : avec celui même, le dessin est une semaine')
      .describe('Les six jours d’avant'),
    today: label(6).describe('Le jour même, calculé'),
  }),
  stock: group('Articles à recommander', { title: label(40), articles: z.array(article).min(1) }),
  words: group('Mots de l’écran', {
    sales: label(24).describe('Tuile : ventes du jour'),
    cash: label(24).describe('Tuile : espèces'),
    mobile: label(24).describe('Tuile : mobile money'),
    credit: label(24).describe('Tuile : carnet de crédit'),
    basket: label(24).describe('Devant le panier moyen, sous le total'),
    shops: label(30).describe('Titre de la liste des boutiques'),
    tickets: label(16).describe('Après un nombre de tickets'),
    total: label(20).describe('Ligne de total'),
    threshold: label(16).describe('Devant un seuil'),
    low: label(20).describe('État : seuil atteint'),
    out: label(20).describe('État : rupture'),
  }),
});

export type PosDashboardData = Marked<z.infer<typeof posDashboard>>;
