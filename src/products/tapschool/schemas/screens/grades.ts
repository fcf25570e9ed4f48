import { z } from 'astro/zod';
import { gender, group, label, list, sentence, slotted } from '#schemas/fields.ts';
import { drawnScreen } from '#schemas/screen-frame.ts';
import type { Marked } from '#schemas/words.ts';
import { mark } from '../examples.ts';

const quarter = () => mark().refine((value) => value % 25 === 0, 'au quart de point');

const exam = z
  .strictObject({
    name: label(30).describe('Épreuve'),
    detail: label(40).describe('Comment et quand'),
    papers: z.int().positive().describe('Copies remises'),
    marked: z.int().nonnegative().describe('Copies notées'),
  })
  .refine(({ papers, marked }) => marked <= papers, { error: 'plus de copies notées que remises' });

/**
 * The marks of a class; averages, ranks and their distribution are computed from all its pupils.
 */
export const schoolGrades = drawnScreen('school-grades', {
  periods: z.array(label(12)).min(2).max(4).describe('Périodes ; la première est ouverte'),
  subjects: list({
    name: label(12).describe('Matière, en court'),
    weight: z.int().positive().max(9).describe('Coefficient'),
  })
    .min(3)
    .max(8),
  open: label().describe('Élève dont la ligne est ouverte'),
  pupils: list({
    name: label(30).describe('Élève'),
    conduct: quarter().describe('Note de conduite, hors moyenne'),
    marks: z.array(quarter()).describe('Une note par matière'),
  })
    .min(3)
    .max(9)
    .describe('Élèves affichés, du premier au dernier'),
  others: z.array(z.array(quarter())).describe('Notes du reste de la classe, sans nom'),
  bands: z.array(z.int().nonnegative()).min(3).max(6).describe('Début des tranches de moyennes'),
  exams: z.array(exam).min(1).max(3).describe('Examens passés en ligne'),
  portal: group('Portail des parents', {
    name: label(40).describe('Ce que les parents lisent'),
    detail: label(40).describe('Date de publication'),
    read: z.int().nonnegative().describe('Familles qui l’ont lu'),
  }),
  words: group('Mots de l’écran', {
    caption: label(60).describe('Titre du tableau, lu à voix haute'),
    rank: label(8),
    gender: gender().describe('Genre de l’élève, auquel son rang s’accorde'),
    pupil: label(12),
    weight: label(8).describe('Devant un coefficient'),
    average: label(10),
    conduct: label(10),
    apart: label(10).describe('Sous la conduite : elle ne compte pas dans la moyenne'),
    class: label(24).describe('Ligne des moyennes de la classe'),
    pupils: label(10).describe('Après un nombre d’élèves'),
    shown: sentence(40, 'pupils', 'shown').describe('Élèves de la classe, élèves affichés'),
    bands: label(30).describe('Titre de la répartition'),
    below: slotted(12).describe('Première tranche ; # est sa fin'),
    between: sentence(20, 'from', 'to').describe('Une tranche, entre deux bornes'),
    above: slotted(12).describe('Dernière tranche ; # est son début'),
    exams: label(40).describe('Titre des examens et du portail'),
    papers: label(10).describe('Après un nombre de copies'),
    done: label(10).describe('État : toutes les copies notées'),
    toMark: label(10).describe('État, après un nombre de copies'),
    read: label(10).describe('État : bulletins lus par les familles'),
    of: sentence(24, 'part', 'whole').describe('Une partie, et le tout'),
  }),
})
  .refine(
    ({ subjects, pupils, others }) =>
      [...pupils.map(({ marks }) => marks), ...others].every(
        (marks) => marks.length === subjects.length,
      ),
    'chaque élève a une note par matière',
  )
  .refine(
    ({ open, pupils }) => pupils.some(({ name }) => name === open),
    'l’élève ouvert est dans la liste',
  )
  .refine(
    ({ portal, pupils, others }) => portal.read <= pupils.length + others.length,
    'plus de familles que d’élèves',
  );

export type SchoolGradesData = Marked<z.infer<typeof schoolGrades>>;
