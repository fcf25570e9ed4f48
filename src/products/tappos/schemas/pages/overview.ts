import { z } from 'astro/zod';
import { explorerOf } from '#schemas/explorer.ts';
import { group, heading, label, sample, slotted, text, time, title } from '#schemas/fields.ts';
import { duration } from '#schemas/figure.ts';
import { pageSchema } from '#schemas/meta.ts';
import { screens } from '../screens/index.ts';

const moment = z.strictObject({
  time: time().describe('Heure, exemple d’une journée : 07:30'),
  name: heading(30).describe('Ce que fait le logiciel à ce moment'),
  text: text().describe('Ce qui se passe dans la boutique, en deux phrases'),
  result: label(50).describe('Ce qui s’écrit alors dans le logiciel, exemple'),
});

const claim = z.strictObject({
  label: text(40).describe('Le geste'),
  figure: duration.describe('Nom de sa durée dans figures.yaml : pos-sale'),
  note: label(40).optional().describe('À la suite de la durée'),
});

export const tapposOverview = pageSchema('tappos-overview', {
  hero: group('Ouverture de la page', {
    title: title(50),
    lede: text(),
    pricing: label(30).describe('Bouton vers les tarifs'),
    ticket: group('Le ticket ; la vente est celle de la caisse de démonstration', {
      shop: label(20).describe('Boutique de l’écran d’inventaire où se fait la vente'),
      stock: label(12).describe('Devant la quantité d’avant et celle d’après'),
      received: label(16).describe('Somme reçue du client'),
      owed: slotted(30).describe('Ce que devait le client ; # est son nom'),
      owes: slotted(30).describe('Ce qu’il doit à présent'),
    }),
  }),
  day: group('Une journée de boutique', {
    sample: sample(),
    title: heading(60),
    lede: text(),
    moments: z.array(moment).min(1).describe('Les tâches du logiciel, dans la journée'),
  }),
  speed: group('Les durées, imprimées sur un ticket de caisse', {
    title: heading(60),
    lede: text(),
    receipt: z.strictObject({
      shop: label(30).describe('En-tête du ticket'),
      claims: z.array(claim).min(1).describe('Les durées annoncées'),
      thanks: label(60).describe('Pied du ticket'),
    }),
  }),
  explorer: explorerOf(screens),
});
