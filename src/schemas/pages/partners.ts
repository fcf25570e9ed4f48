import { z } from 'astro/zod';
import { meta } from '../meta.ts';
import { shortText, text } from '../text.ts';

const kind = z.strictObject({
  name: shortText(40),
  pitch: shortText(90).describe('Ce que fait ce partenaire, en une phrase'),
  text: text(),
  who: z
    .strictObject({ title: shortText(40), items: z.array(shortText(70)).min(2).max(4) })
    .describe('Pour qui'),
  action: shortText(40).describe('Bouton vers la page Contact'),
});

export const partners = z.strictObject({
  page: z.literal('partners'),
  meta,
  hero: z
    .strictObject({ eyebrow: shortText(70), title: shortText(60), lede: text() })
    .describe('Ouverture de la page'),
  kinds: z
    .strictObject({
      title: shortText(60),
      distribution: kind,
      sector: kind,
    })
    .describe('Les deux sortes de partenaires'),
  benefits: z
    .strictObject({
      title: shortText(60),
      lede: text(),
      items: z
        .array(
          z.strictObject({
            question: shortText(90).describe('Ce que demande le client, sans guillemets'),
            name: shortText(50).describe('L’avantage'),
            text: text(),
          }),
        )
        .length(4, 'quatre avantages, ni plus ni moins'),
    })
    .describe('Les avantages'),
  start: z
    .strictObject({ title: shortText(60), text: text(), action: shortText(40) })
    .describe('Le premier pas, vers la page Contact'),
});
