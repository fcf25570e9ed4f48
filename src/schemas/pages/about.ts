import { z } from 'astro/zod';
import { meta } from '../meta.ts';
import { shortText, text } from '../text.ts';

export const about = z.strictObject({
  page: z.literal('about'),
  meta,
  letter: z
    .strictObject({
      eyebrow: shortText(70),
      title: shortText(60).describe('À qui la lettre s’adresse'),
      opening: z.array(text()).min(1).max(3).describe('Paragraphes avant la mission'),
      mission: z
        .strictObject({ title: shortText(40), text: text() })
        .describe('La mission, en grand'),
      closing: z.array(text()).min(1).max(3).describe('Paragraphes après la mission'),
      signature: shortText(40),
    })
    .describe('La lettre'),
  sales: z
    .strictObject({
      value: shortText(20).describe('Chiffre, appelé par son nom : {sales}'),
      label: shortText(20),
    })
    .describe('Le chiffre des ventes, sans autre mot'),
  values: z
    .strictObject({
      title: shortText(60),
      items: z
        .array(z.strictObject({ name: shortText(40), text: text() }))
        .length(4, 'quatre valeurs, ni plus ni moins'),
    })
    .describe('Les valeurs'),
});
