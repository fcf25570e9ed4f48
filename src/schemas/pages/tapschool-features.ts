import { z } from 'astro/zod';
import { meta } from '../meta.ts';
import { shortText, slug, text } from '../text.ts';

export const tapschoolFeatures = z.strictObject({
  page: z.literal('tapschool-features'),
  meta,
  eyebrow: shortText(60),
  title: shortText(60),
  lede: text(),
  contents: shortText(40).describe('Titre du sommaire'),
  groups: z
    .array(
      z.strictObject({
        id: slug().describe('Ancre du groupe'),
        title: shortText(40),
        text: text().describe('Ce que le groupe change à l’école'),
        items: z.array(shortText(90)).length(5).describe('Cinq fonctionnalités'),
      }),
    )
    .length(7)
    .describe('Sept groupes'),
  report: z
    .strictObject({
      title: shortText(60).describe('Titre de la section'),
      lede: text(),
      name: shortText(40).describe('En-tête du bulletin dessiné'),
      columns: z
        .tuple([shortText(20), shortText(20), shortText(20)])
        .describe('Matière, résultat, appréciation'),
      rows: z
        .array(
          z.strictObject({
            subject: shortText(40).describe('Ce qui est mesuré'),
            value: z
              .string()
              .regex(/^\d{1,3}\u00a0%$/, 'un pourcentage de figures.yaml')
              .describe('Chiffre, appelé par son nom : {school-time-saved}'),
            unit: shortText(30).describe('Ce que dit le chiffre'),
            remark: shortText(80).describe('Appréciation'),
          }),
        )
        .length(4)
        .describe('Quatre chiffres'),
    })
    .describe('Les chiffres, en forme de bulletin'),
});
