import { z } from 'astro/zod';
import { pharmCost } from '../calculators.ts';
import { meta } from '../meta.ts';
import { shortText, slug, text } from '../text.ts';

export const tappharmPricing = z.strictObject({
  page: z.literal('tappharm-pricing'),
  meta,
  title: shortText(60).describe('Titre'),
  lede: text().describe('Phrase sous le titre'),
  stairs: z
    .strictObject({
      title: shortText(60).describe('Titre, avec le nom de la formule'),
      scale: text().describe('Ce que disent les longueurs d’étoffe'),
    })
    .describe('Les prix, année après année ; ils viennent de plans/tappharm-gold.yaml'),
  calculator: pharmCost,
  included: shortText(60).describe('Titre de ce que la formule comprend'),
  module: z
    .strictObject({
      tag: shortText(20).describe('« En option »'),
      title: shortText(40),
      text: text(),
      meters: z
        .array(
          z.strictObject({
            name: shortText(20).describe('Ce qui se compte'),
            text: shortText(90).describe('À quoi cela sert'),
            price: shortText(40).describe('Comment c’est facturé'),
          }),
        )
        .length(2)
        .describe('Stockage, puis SMS'),
    })
    .describe('Module facturé à l’usage'),
  faq: z
    .strictObject({
      title: shortText(60),
      questions: z.array(slug()).min(3).describe('Ids de faq.yaml, dans l’ordre'),
    })
    .describe('Questions'),
});
