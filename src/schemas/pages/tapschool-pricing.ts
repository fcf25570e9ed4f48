import { z } from 'astro/zod';
import { schoolFinder } from '../calculators.ts';
import { linkTo } from '../link.ts';
import { meta } from '../meta.ts';
import { shortText, slug, text } from '../text.ts';

export const tapschoolPricing = z.strictObject({
  page: z.literal('tapschool-pricing'),
  meta,
  eyebrow: shortText(60),
  title: shortText(60),
  lede: text(),
  scale: z
    .array(
      z.strictObject({
        plan: linkTo('plans').describe('Formule'),
        capacity: z
          .string()
          .regex(/^\d[\d\u202f]*$/, 'un effectif de figures.yaml : {capacity-primary}')
          .describe('Effectif que la bande de tissu mesure'),
      }),
    )
    .length(5)
    .describe('Formules dont l’effectif a une limite, de la plus petite à la plus grande'),
  unit: shortText(16).describe('Ce que compte un effectif'),
  unlimited: linkTo('plans').describe('Formule sans limite d’effectif'),
  quote: linkTo('plans').describe('Formule sur devis'),
  calculator: schoolFinder,
  included: z
    .strictObject({
      title: shortText(60),
      text: text(),
      link: shortText(40).describe('Lien vers les fonctionnalités'),
      nonProfit: z
        .strictObject({ title: shortText(60), text: text(), link: shortText(40) })
        .describe('Remises aux organisations à but non lucratif'),
    })
    .describe('Ce que toutes les formules comprennent'),
  faq: z
    .strictObject({
      title: shortText(60),
      ids: z.array(slug()).min(3).max(8).describe('Questions de faq.yaml'),
    })
    .describe('Questions'),
});
