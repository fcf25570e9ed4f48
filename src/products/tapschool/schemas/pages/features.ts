import { z } from 'astro/zod';
import { anchor, group, heading, label, listed, opening, text } from '#schemas/fields.ts';
import { percent } from '#schemas/figure.ts';
import { pageSchema } from '#schemas/meta.ts';
import { entry } from './overview.ts';

export const tapschoolFeatures = pageSchema('tapschool-features', {
  ...opening(),
  time: group('Le temps gagné, tissé : autant de fils que de pour cent', {
    figure: percent.describe('Nom d’un pourcentage de figures.yaml : school-time-saved'),
    spent: label(40).describe('Ce qui est tissé'),
    won: label(24).describe('Ce qui ne l’est plus, après le chiffre'),
  }),
  contents: label(40).describe('Titre du sommaire'),
  groups: listed('Groupes', {
    id: anchor().describe('Ancre du groupe'),
    title: heading(40),
    short: label(16).describe('Son nom au sommaire'),
    text: text().describe('Ce que le groupe change à l’école'),
    items: z.array(text(90)).min(1).describe('Fonctionnalités'),
    proof: entry.optional().describe('Un exemple de ce qu’on y lit'),
    screen: z
      .enum(['timetable'], 'timetable, l’emploi du temps dessiné')
      .optional()
      .describe('L’écran dessiné qui suit le groupe, s’il y en a un'),
  })
    .min(1)
    .max(9, 'neuf groupes au plus : leur numéro tient dans la marge')
    .refine((groups) => groups.filter(({ screen }) => screen).length === 1, {
      error: 'un groupe, et un seul, porte screen: timetable',
    }),
  report: group('Les chiffres, en forme de bulletin', {
    title: heading(60).describe('Titre de la section'),
    lede: text(),
    name: label(40).describe('En-tête du bulletin dessiné'),
    columns: z
      .tuple([label(20), label(20), label(20)])
      .describe('Matière, chiffre, chapitre qui en parle'),
    rows: listed('Un chiffre par ligne', {
      subject: text(40).describe('Ce qui est mesuré'),
      figure: percent.describe('Nom d’un pourcentage de figures.yaml : school-time-saved'),
      unit: label(30).describe('Ce que dit le chiffre'),
      chapter: anchor().describe('Ancre du groupe qui en parle'),
    }).min(1),
  }),
});
