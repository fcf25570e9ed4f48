import { z } from 'astro/zod';
import { meta } from '../meta.ts';
import { shortText, text } from '../text.ts';

const record = z.strictObject({
  label: shortText(50),
  lines: z.array(shortText(40)).length(4),
});

export const security = z.strictObject({
  page: z.literal('security'),
  meta,
  hero: z
    .strictObject({
      eyebrow: shortText(70),
      title: shortText(60),
      lede: text(),
      clear: record.describe('La vente telle que le comptoir la voit'),
      sealed: record.describe('La même, chiffrée : dessin'),
    })
    .describe('Ouverture de la page'),
  features: z
    .strictObject({
      title: shortText(60),
      items: z
        .array(
          z.strictObject({
            name: shortText(60),
            text: text(),
            measures: z
              .array(z.strictObject({ name: shortText(40), text: text() }))
              .min(1)
              .max(4)
              .describe('Mesures nommées, expliquées à qui n’est pas ingénieur'),
          }),
        )
        .length(4, 'quatre protections, ni plus ni moins'),
    })
    .describe('Les quatre protections'),
  availability: z
    .strictObject({
      title: shortText(60),
      value: shortText(12).describe('Chiffre, appelé par son nom : {availability}'),
      text: text(),
      legend: text().describe('Comment lire le dessin'),
    })
    .describe('La disponibilité'),
  practices: z
    .strictObject({
      title: shortText(60),
      items: z
        .array(z.strictObject({ name: shortText(50), text: text() }))
        .length(6, 'six pratiques, ni plus ni moins'),
    })
    .describe('Les pratiques'),
  disclosure: z
    .strictObject({
      title: shortText(60),
      text: text(),
      steps: z.array(text()).length(3),
      subject: shortText(60).describe('Objet du courriel'),
    })
    .describe('Signaler une faille'),
});
