import { z } from 'astro/zod';
import { count } from '../figure.ts';
import { meta } from '../meta.ts';
import { heading, label, text, title } from '../text.ts';

export const about = z.strictObject({
  page: z.literal('about'),
  meta,
  letter: z
    .strictObject({
      eyebrow: label(70),
      title: title(60).describe('À qui la lettre s’adresse'),
      opening: z.array(text()).min(1).max(3).describe('Paragraphes avant la mission'),
      mission: z
        .strictObject({ title: heading(40), text: text() })
        .describe('La mission, en grand'),
      closing: z.array(text()).min(1).max(3).describe('Paragraphes après la mission'),
      signature: label(40),
    })
    .describe('La lettre'),
  sales: z
    .strictObject({
      figure: count.describe('Nom d’un nombre de figures.yaml : sales'),
      label: label(20),
    })
    .describe('Le chiffre des ventes, sans autre mot'),
  values: z
    .strictObject({
      title: heading(60),
      items: z.array(z.strictObject({ name: heading(40), text: text() })).min(1),
    })
    .describe('Les valeurs'),
});
