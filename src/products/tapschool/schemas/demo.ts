import { z } from 'astro/zod';
import { gender, heading, label, sample, sentence, slotted, text } from '#schemas/fields.ts';
import { TOP_COEFFICIENT, TOP_MARK } from '../rules/marks.ts';
import { mark } from './examples.ts';

const coefficient = () => z.int().min(1).max(TOP_COEFFICIENT).describe('Coefficient');

const subject = z.strictObject({
  name: label(24).describe('Matière, en toutes lettres'),
  coefficient: coefficient(),
  mark: mark().describe('Note de l’élève'),
});

const mention = z.strictObject({
  label: label(20).describe('Mention du conseil de classe'),
  from: mark().describe('Moyenne à partir de laquelle elle est donnée'),
  tone: z.enum(['praise', 'warning']).optional().describe('Éloge ou rappel à l’ordre'),
});

const words = z.strictObject({
  hint: label().describe('Ce qu’il faut essayer d’abord'),
  restart: label(20).describe('Bouton : revenir au bulletin de départ'),
  subject: label(16).describe('Colonne des matières'),
  mark: label(16).describe('Colonne des notes'),
  coefficient: label(16).describe('Colonne des coefficients'),
  points: label(16).describe('Colonne des points'),
  total: label(16).describe('Dernière ligne'),
  counted: label(30).describe('Bouton à bascule : la conduite entre dans la moyenne'),
  apart: label(20).describe('Points de la conduite quand elle n’y entre pas'),
  average: label(16),
  rank: label(16),
  gender: gender().describe('Genre de l’élève, auquel son rang s’accorde'),
  among: slotted(12).describe('Après le rang ; # est l’effectif'),
  tied: slotted(24).describe('Après un rang partagé ; # est l’effectif'),
  place: sentence(30, 'rank', 'among').describe('Le rang, et parmi combien'),
  result: sentence(60, 'average', 'place', 'mention').describe('Le résultat, lu à voix haute'),
  mention: label(16),
  class: label(40).describe('Titre de la répartition'),
  dots: label().describe('Comment lire la répartition'),
  mean: label(24),
  highest: label(24),
  lowest: label(24),
  scale: label(40).describe('Titre des seuils des mentions'),
  floor: slotted(60).describe('Effet de la conduite ; # est le plancher'),
  notNumber: label().describe('Refus d’un champ vide ou de ce qui n’est pas un nombre'),
  outOfRange: label().describe('Refus d’une note hors de 0 à 20, ou d’une troisième décimale'),
  notCoefficient: label().describe('Refus d’un coefficient'),
  kept: slotted(50).describe('Après un refus ; # est la dernière valeur valable'),
});

const card = z
  .strictObject({
    school: label(40).describe('Établissement'),
    period: label(40).describe('Titre du bulletin'),
    pupil: label(30).describe('Élève'),
    details: label(60).describe('Classe et matricule'),
    subjects: z.array(subject).min(3).max(10),
    conduct: z.strictObject({ name: label(16), coefficient: coefficient(), mark: mark() }),
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
  );

/** The report card that a visitor changes; averages, ranks and mentions are computed. */
export const reportCard = z.strictObject({
  sample: sample(),
  title: heading(50).describe('Titre de la section'),
  lede: text().describe('Dit que c’est une démonstration'),
  card: card.describe('Le bulletin'),
});

export type ReportCardData = z.infer<typeof reportCard>['card'];
