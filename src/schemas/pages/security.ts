import { z } from 'astro/zod';
import { percent } from '../figure.ts';
import { meta } from '../meta.ts';
import { heading, label, sample, text, title } from '../text.ts';

const record = z.strictObject({
  label: label(50),
  lines: z.array(label(40)).min(1).max(6),
});

export const security = z.strictObject({
  page: z.literal('security'),
  meta,
  hero: z
    .strictObject({
      eyebrow: label(70),
      title: title(60),
      lede: text(),
      clear: record.extend({ sample: sample() }).describe('La vente telle que le comptoir la voit'),
      sealed: record.describe('La même, chiffrée : dessin'),
    })
    .describe('Ouverture de la page'),
  features: z
    .strictObject({
      title: heading(60),
      items: z
        .array(
          z.strictObject({
            name: heading(60),
            text: text(),
            measures: z
              .array(z.strictObject({ name: heading(40), text: text() }))
              .min(1)
              .max(4)
              .describe('Mesures nommées, expliquées à qui n’est pas ingénieur'),
          }),
        )
        .min(1),
    })
    .describe('Les protections'),
  availability: z
    .strictObject({
      title: heading(60),
      figure: percent.describe('Nom d’un pourcentage de figures.yaml : availability'),
      text: text(),
      legend: label().describe('Comment lire le dessin'),
    })
    .describe('La disponibilité'),
  practices: z
    .strictObject({
      title: heading(60),
      items: z.array(z.strictObject({ name: heading(50), text: text() })).min(1),
    })
    .describe('Les pratiques'),
  disclosure: z
    .strictObject({
      title: heading(60),
      text: text(),
      steps: z.array(text()).min(1),
      subject: label(60).describe('Objet du courriel'),
    })
    .describe('Signaler une faille'),
});
