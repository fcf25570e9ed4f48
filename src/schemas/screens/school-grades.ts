import { z } from 'astro/zod';
import { sample, shortText, text } from '../text.ts';

const mark = () => z.number().min(0).max(20).multipleOf(0.25, 'au quart de point');

const exam = z
  .strictObject({
    name: shortText(30).describe('Épreuve'),
    detail: shortText(40).describe('Comment et quand'),
    papers: z.int().positive().describe('Copies remises'),
    marked: z.int().nonnegative().describe('Copies notées'),
  })
  .refine(({ papers, marked }) => marked <= papers, { error: 'plus de copies notées que remises' });

/** The marks of a class; averages, ranks and the spread are computed from all its pupils. */
export const schoolGrades = z
  .strictObject({
    screen: z.literal('school-grades'),
    sample: sample(),
    name: shortText(60).describe('Nom de l’écran, pour les lecteurs d’écran'),
    summary: text().describe('Ce que montre l’écran, en une ou deux phrases'),
    menu: z.array(shortText(18)).min(3).max(9).describe('Menu du logiciel'),
    active: shortText(18).describe('Entrée ouverte du menu'),
    title: shortText(40).describe('Classe'),
    note: shortText(50).describe('Professeur principal'),
    periods: z.array(shortText(12)).min(2).max(4).describe('Périodes ; la première est ouverte'),
    subjects: z
      .array(
        z.strictObject({
          name: shortText(12).describe('Matière, en court'),
          weight: z.int().positive().max(9).describe('Coefficient'),
        }),
      )
      .min(3)
      .max(8),
    open: text().describe('Élève dont la ligne est ouverte'),
    pupils: z
      .array(
        z.strictObject({
          name: shortText(30).describe('Élève'),
          conduct: mark().describe('Note de conduite, hors moyenne'),
          marks: z.array(mark()).describe('Une note par matière'),
        }),
      )
      .min(3)
      .max(9)
      .describe('Élèves affichés, du premier au dernier'),
    others: z.array(z.array(mark())).describe('Notes du reste de la classe, sans nom'),
    bands: z.array(z.int().nonnegative()).min(3).max(6).describe('Début des tranches de moyennes'),
    exams: z.array(exam).min(1).max(3).describe('Examens passés en ligne'),
    portal: z
      .strictObject({
        name: shortText(40).describe('Ce que les parents lisent'),
        detail: shortText(40).describe('Date de publication'),
        read: z.int().nonnegative().describe('Familles qui l’ont lu'),
      })
      .describe('Portail des parents'),
    words: z
      .strictObject({
        caption: shortText(60).describe('Titre du tableau, lu à voix haute'),
        rank: shortText(8),
        pupil: shortText(12),
        weight: shortText(8).describe('Devant un coefficient'),
        average: shortText(10),
        conduct: shortText(10),
        apart: shortText(10).describe('Sous la conduite : elle ne compte pas dans la moyenne'),
        class: shortText(24).describe('Ligne des moyennes de la classe'),
        pupils: shortText(10).describe('Après un nombre d’élèves'),
        shown: shortText(12).describe('Après un nombre d’élèves affichés'),
        bands: shortText(30).describe('Titre de la répartition'),
        below: shortText(10).describe('Devant la fin de la première tranche'),
        to: shortText(4).describe('Entre deux bornes'),
        above: shortText(10).describe('Après la dernière borne'),
        exams: shortText(40).describe('Titre des examens et du portail'),
        papers: shortText(10).describe('Après un nombre de copies'),
        done: shortText(10).describe('État : toutes les copies notées'),
        toMark: shortText(10).describe('État, après un nombre de copies'),
        read: shortText(10).describe('État : bulletins lus par les familles'),
        of: shortText(6).describe('Entre une partie et le tout'),
      })
      .describe('Mots de l’écran'),
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

export type SchoolGradesData = z.infer<typeof schoolGrades>;
