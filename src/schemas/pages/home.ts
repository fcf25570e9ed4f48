import { z } from 'astro/zod';
import { group, heading, label, list, listed, opening, text } from '../fields.ts';
import { shown } from '../figure.ts';
import { pageSchema } from '../meta.ts';
import { elsewhere } from '../roles.ts';

const tile = z.strictObject({
  figure: shown().describe('Nom d’un chiffre de figures.yaml : availability'),
  label: label(40).describe('Ce qu’il compte'),
});

/** Shown on the overview of each product. */
export const startSteps = z.strictObject({
  title: heading(60),
  items: listed('Les étapes ; la dernière mène au guide du premier jour', {
    name: heading(30),
    text: text(120),
  }).min(1),
});

export const home = pageSchema('home', {
  hero: group('Ouverture de la page', {
    ...opening(40),
    lede: text(120).describe('Phrase sous le titre ; un téléphone ne la montre pas'),
    action: label(40).describe('Bouton vers les essais, au pied de la page'),
    start: label(40).describe('Ce que coûte le début ; se lit aussi sur chaque présentation'),
    discover: label(16).describe('Lien d’une tuile vers les pages du logiciel, dont le nom suit'),
    trades: label(60).describe('Nom du choix entre les tuiles, pour les lecteurs d’écran'),
    view: label(60).describe('Nom du choix entre les deux boutons, pour les lecteurs d’écran'),
    notebook: label(16).describe('Bouton : la page au cahier'),
    screen: label(16).describe('Bouton : la page à l’écran'),
    handle: label(60).describe('Nom de la bande qui glisse, pour les lecteurs d’écran'),
  }),
  figures: group('Chiffres', { title: heading(40), items: z.array(tile).min(1) }),
  notebook: group('Ce que coûte le cahier : les exemples de la page des heures', {
    title: heading(40),
    lede: text(120),
    link: label(40).describe('Bouton vers la page des heures'),
  }),
  products: group('Les logiciels', { title: heading() }),
  steps: elsewhere(
    startSteps.describe('Comment commencer : se lit sur la présentation de chaque logiciel'),
  ),
  reasons: group('Pourquoi nous choisir', {
    title: heading(60),
    lede: text(),
    cards: listed(
      'Les raisons ; le texte de la première, ce que coûte le début, se lit aussi sur chaque présentation',
      { name: heading(40), text: text() },
    ).min(1),
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
