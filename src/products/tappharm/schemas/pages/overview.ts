import { explorer } from '#schemas/explorer.ts';
import { group, heading, label, list, text } from '#schemas/fields.ts';
import { duration } from '#schemas/figure.ts';
import { filmedHero } from '#schemas/film.ts';
import { pageSchema } from '#schemas/meta.ts';

const task = (said: string) =>
  group(said, {
    title: heading(40).describe('Nom de la tâche'),
    text: text().describe('Ce qui se passe au comptoir, en une phrase ou deux'),
  });

export const tappharmOverview = pageSchema('tappharm-overview', {
  hero: filmedHero(),
  services: group('Ce que fait le logiciel, une tâche par ligne', {
    title: heading(60),
    more: label(40).describe('Lien vers les fonctionnalités'),
    insurance: task('Clients assurés et tiers payeurs'),
    stock: task('Stock'),
    orders: task('Commandes'),
    sale: task('Point de vente'),
    credit: task('Suivi des crédits'),
    closing: task('Clôture de caisse'),
  }),
  pace: group('Durées annoncées', {
    title: heading(60),
    items: list({
      figure: duration.describe('Nom d’une durée de figures.yaml : pharm-orders'),
      label: text(50).describe('Ce qui prend ce temps'),
    }).min(1),
  }),
  explorer,
});
