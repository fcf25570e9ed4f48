import { z } from 'astro/zod';
import { meta } from '../meta.ts';
import { heading, label, text, title } from '../text.ts';

const kind = z.strictObject({
  name: heading(40),
  pitch: text(90).describe('Ce que fait ce partenaire, en une phrase'),
  text: text(),
  who: z
    .strictObject({ title: heading(40), items: z.array(text(70)).min(2).max(4) })
    .describe('Pour qui'),
  action: label(40).describe('Bouton vers la page Contact'),
});

export const partners = z.strictObject({
  page: z.literal('partners'),
  meta,
  hero: z
    .strictObject({ eyebrow: label(70), title: title(60), lede: text() })
    .describe('Ouverture de la page'),
  kinds: z
    .strictObject({
      title: heading(60),
      distribution: kind,
      sector: kind,
    })
    .describe('Les deux sortes de partenaires'),
  benefits: z
    .strictObject({
      title: heading(60),
      lede: text(),
      items: z
        .array(
          z.strictObject({
            question: text(90).describe('Ce que demande le client, sans guillemets'),
            name: heading(50).describe('L’avantage'),
            text: text(),
          }),
        )
        .min(1),
    })
    .describe('Les avantages'),
  start: z
    .strictObject({ title: heading(60), text: text(), action: label(40) })
    .describe('Le premier pas, vers la page Contact'),
});
