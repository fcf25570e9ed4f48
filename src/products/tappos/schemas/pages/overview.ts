import { z } from 'astro/zod';
import { explorer } from '#schemas/explorer.ts';
import { group, heading, label, sample, text, time } from '#schemas/fields.ts';
import { duration } from '#schemas/figure.ts';
import { filmedHero } from '#schemas/film.ts';
import { pageSchema } from '#schemas/meta.ts';

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
  hero: filmedHero(),
  day: group('Une journée de boutique', {
    sample: sample(),
    title: heading(60),
    lede: text(),
    moments: z.array(moment).min(1).describe('Les tâches du logiciel, dans la journée'),
  }),
  speed: group('Les durées, imprimées sur un ticket de caisse', {
    title: heading(80),
    lede: text(),
    receipt: z.strictObject({
      shop: label(30).describe('En-tête du ticket'),
      claims: z.array(claim).min(1).describe('Les durées annoncées'),
      thanks: label(60).describe('Pied du ticket'),
    }),
  }),
  explorer,
});
