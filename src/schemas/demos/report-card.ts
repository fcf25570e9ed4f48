import { z } from 'astro/zod';
import { packMarks } from '../../islands/report-card/classmates.ts';
import { TOP_COEFFICIENT, TOP_MARK } from '../../islands/report-card/marks.ts';
import { sample, shortText, text } from '../text.ts';

/** Typed as on paper, 12.5; counted in whole hundredths, 1250. */
const mark = () =>
  z
    .number()
    .min(0)
    .max(TOP_MARK / 100)
    .transform((value) => Math.round(value * 100));

const coefficient = () => z.int().min(1).max(TOP_COEFFICIENT).describe('Coefficient');

/** With « # » where a value is printed. */
const template = (most: number) =>
  shortText(most).refine((value) => value.includes('#'), 'contient #, là où s’écrit la valeur');

const subject = z.strictObject({
  name: shortText(24).describe('Matière, en toutes lettres'),
  coefficient: coefficient(),
  mark: mark().describe('Note de l’élève'),
});

const mention = z.strictObject({
  label: shortText(20).describe('Mention du conseil de classe'),
  from: mark().describe('Moyenne à partir de laquelle elle est donnée'),
  tone: z.enum(['praise', 'warning']).optional().describe('Éloge ou rappel à l’ordre'),
});

const words = z.strictObject({
  hint: text().describe('Ce qu’il faut essayer d’abord'),
  restart: shortText(20).describe('Bouton : revenir au bulletin de départ'),
  subject: shortText(16).describe('Colonne des matières'),
  mark: shortText(16).describe('Colonne des notes'),
  coefficient: shortText(16).describe('Colonne des coefficients'),
  points: shortText(16).describe('Colonne des points'),
  total: shortText(16).describe('Dernière ligne'),
  counted: shortText(30).describe('Bouton à bascule : la conduite entre dans la moyenne'),
  apart: shortText(20).describe('Points de la conduite quand elle n’y entre pas'),
  average: shortText(16),
  rank: shortText(16),
  first: shortText(6).describe('Premier rang, accordé avec l’élève : 1re ou 1er'),
  place: template(6).describe('Les autres rangs ; # est le nombre'),
  tied: shortText(12).describe('Après un rang partagé'),
  of: shortText(6).describe('Entre le rang et l’effectif'),
  mention: shortText(16),
  class: shortText(40).describe('Titre de la répartition'),
  dots: text().describe('Comment lire la répartition'),
  mean: shortText(24),
  highest: shortText(24),
  lowest: shortText(24),
  scale: shortText(40).describe('Titre des seuils des mentions'),
  floor: template(60).describe('Effet de la conduite ; # est le plancher'),
  notNumber: text().describe('Refus d’un champ vide ou de ce qui n’est pas un nombre'),
  outOfRange: text().describe('Refus d’une note hors de 0 à 20, ou d’une troisième décimale'),
  notCoefficient: text().describe('Refus d’un coefficient'),
  kept: template(50).describe('Après un refus ; # est la dernière valeur valable'),
});

const card = z
  .strictObject({
    school: shortText(40).describe('Établissement'),
    period: shortText(40).describe('Titre du bulletin'),
    pupil: shortText(30).describe('Élève'),
    details: shortText(60).describe('Classe et matricule'),
    subjects: z.array(subject).min(3).max(10),
    conduct: z.strictObject({ name: shortText(16), coefficient: coefficient(), mark: mark() }),
    classmates: z
      .array(z.array(mark().refine((value) => value % 50 === 0, 'au demi-point')))
      .min(1)
      .describe('Les autres élèves : une note par matière, puis la conduite'),
    mentions: z.tuple([mention], mention).describe('De la meilleure à la dernière, qui part de 0'),
    conductFloor: mark().describe('Sous cette conduite, la dernière mention'),
    words: words.describe('Mots du bulletin'),
  })
  .refine(
    ({ subjects, classmates }) => classmates.every((row) => row.length === subjects.length + 1),
    'une note par matière, puis la conduite',
  )
  .refine(
    ({ mentions }) =>
      mentions.at(-1)?.from === 0 &&
      mentions.every(({ from }, index) => from < (mentions[index - 1]?.from ?? TOP_MARK + 1)),
    'les seuils descendent jusqu’à 0',
  )
  .transform(({ classmates, ...rest }) => ({ ...rest, classmates: packMarks(classmates) }));

/** The report card that a visitor changes; averages, ranks and mentions are computed. */
export const reportCard = z.strictObject({
  demo: z.literal('report-card'),
  sample: sample(),
  title: shortText(50).describe('Titre de la section'),
  lede: text().describe('Dit que c’est une démonstration'),
  card: card.describe('Le bulletin'),
});

export type ReportCardData = z.infer<typeof reportCard>['card'];
