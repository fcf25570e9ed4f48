import { z } from 'astro/zod';
import { explorer } from '../explorer.ts';
import { meta } from '../meta.ts';
import { shortText, text } from '../text.ts';

/** The screens that the specification names, in its order. */
const screens = ['tableau-de-bord', 'caisse', 'inventaire', 'clients', 'analyses'];

const moment = z.strictObject({
  time: shortText(8).describe('Heure, exemple d’une journée : 7 h 30'),
  name: shortText(30).describe('Ce que fait le logiciel à ce moment'),
  text: text().describe('Ce qui se passe dans la boutique, en deux phrases'),
});

const claim = z.strictObject({
  label: shortText(40).describe('Le geste'),
  value: shortText(30).describe('Sa durée, appelée par son nom : {pos-sale}'),
  note: shortText(40).optional().describe('À la suite de la durée'),
});

const path = z.strictObject({
  label: shortText(60).describe('Où mène le lien'),
  note: shortText(90).describe('Ce qu’on y trouve'),
});

export const tapposOverview = z.strictObject({
  page: z.literal('tappos-overview'),
  meta,
  hero: z
    .strictObject({
      title: shortText(50),
      lede: text(),
      pricing: z.literal('Tarifications').describe('Bouton vers les tarifs'),
    })
    .describe('Ouverture de la page'),
  day: z
    .strictObject({
      title: shortText(60),
      lede: text(),
      moments: z.array(moment).length(7).describe('Les sept tâches du logiciel, dans la journée'),
    })
    .describe('Une journée de boutique'),
  speed: z
    .strictObject({
      title: shortText(60),
      lede: text(),
      receipt: z.strictObject({
        shop: shortText(30).describe('En-tête du ticket'),
        number: shortText(40).describe('Numéro de ticket et caisse'),
        claims: z.array(claim).length(3).describe('Les trois durées annoncées'),
        thanks: shortText(60).describe('Pied du ticket'),
      }),
    })
    .describe('Les durées, imprimées sur un ticket de caisse'),
  explorer: explorer.refine(
    ({ tabs }) =>
      tabs.map(({ id }) => id).join() === screens.join() &&
      tabs.every(({ cards }) => cards.length === 1),
    { error: `cinq onglets d’une carte chacun, dans cet ordre : ${screens.join(', ')}` },
  ),
  next: z
    .strictObject({ title: shortText(60), features: path, pricing: path })
    .describe('Les deux autres pages du logiciel'),
});
