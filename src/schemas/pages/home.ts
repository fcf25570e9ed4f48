import { z } from 'astro/zod';
import { group, heading, label, list, opening, text } from '../fields.ts';
import { shown } from '../figure.ts';
import { pageSchema } from '../meta.ts';

const tile = z.strictObject({
  figure: shown().describe('Nom d’un chiffre de figures.yaml : availability'),
  label: label(40).describe('Ce qu’il compte'),
});

export const home = pageSchema('home', {
  hero: group('Ouverture de la page', {
    ...opening(40),
    action: label(40).describe('Bouton vers les essais, au pied de la page'),
    start: label(40).describe('Ce que coûte le début ; se lit aussi sur chaque présentation'),
    objects: label(60).describe('Nom des trois objets à essayer, pour les lecteurs d’écran'),
  }),
  figures: z.strictObject({ title: heading(40), items: z.array(tile).min(1) }).describe('Chiffres'),
  products: z.strictObject({ title: heading() }).describe('Les logiciels'),
  reasons: group('Pourquoi nous choisir', {
    title: heading(60),
    lede: text(),
    cards: list({ name: heading(40), text: text() })
      .min(1)
      .describe(
        'Les raisons ; le texte de la première, ce que coûte le début, se lit aussi sur chaque présentation',
      ),
    receipt: group('Ce que coûte le début, en ticket de caisse', {
      title: label(30).describe('En tête du ticket'),
      note: label(50).describe('Sous le titre du ticket'),
      lines: list({
        label: label(30).describe('Ce qui serait à payer'),
        amount: z.int().nonnegative().describe('En FCFA'),
      }).min(1),
      total: label(40).describe('Avant la somme des lignes, calculée'),
      payment: text(120).describe('Au pied du ticket : comment se paie la suite'),
    }),
  }),
});
