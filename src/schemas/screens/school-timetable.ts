import { z } from 'astro/zod';
import { sample, shortText, text } from '../text.ts';

const slot = () => z.int().min(1).max(6).describe('Créneau, à partir de 1');
const day = () => z.int().min(1).max(5).describe('Jour, à partir de 1');

const lesson = z.strictObject({
  class: shortText(8).describe('Classe'),
  subject: shortText(18).describe('Matière'),
  teacher: shortText(20).describe('Enseignant'),
  room: shortText(12).describe('Salle'),
  day: day(),
  slot: slot(),
  hours: z.int().min(1).max(2).default(1).describe('Durée, en créneaux'),
});

type Lesson = z.infer<typeof lesson>;

/** What a lesson takes for itself: a class, a teacher and a room, every hour that it lasts. */
function takes({ class: group, teacher, room, day: on, slot: at, hours }: Lesson): string[] {
  return Array.from({ length: hours }, (_, hour) => `${on}/${at + hour}`).flatMap((when) =>
    [group, teacher, room].map((what) => `${when} ${what}`),
  );
}

/** A class's week, its teacher's, and the roll-call of the lesson in progress. */
export const schoolTimetable = z
  .strictObject({
    screen: z.literal('school-timetable'),
    sample: sample(),
    name: shortText(60).describe('Nom de l’écran, pour les lecteurs d’écran'),
    summary: text().describe('Ce que montre l’écran, en une ou deux phrases'),
    menu: z.array(shortText(18)).min(3).max(9).describe('Menu du logiciel'),
    active: shortText(18).describe('Entrée ouverte du menu'),
    title: shortText(40),
    note: shortText(40).describe('Jour et heure'),
    class: shortText(8).describe('Classe dont la semaine est montrée'),
    teacher: shortText(20).describe('Enseignant dont la semaine est montrée'),
    days: z
      .array(
        z.strictObject({
          name: shortText(14).describe('Jour et quantième'),
          short: shortText(8).describe('En court, pour un téléphone'),
        }),
      )
      .length(5),
    slots: z.array(shortText(8)).length(6).describe('Heure à laquelle commence chaque créneau'),
    now: z.strictObject({ day: day(), slot: slot() }).describe('Cours en train de se faire'),
    lessons: z
      .array(lesson)
      .min(1)
      .refine((lessons) => {
        const taken = lessons.flatMap(takes);
        return new Set(taken).size === taken.length;
      }, 'une classe, un enseignant ou une salle est pris deux fois à la même heure'),
    sciences: z.array(shortText(18)).describe('Matières d’une teinte plus soutenue'),
    call: z
      .strictObject({
        enrolled: z.int().positive().describe('Élèves inscrits dans la classe'),
        absent: z.array(
          z.strictObject({
            name: shortText(30),
            detail: shortText(40).describe('Comment les parents le savent'),
            informed: z.boolean().describe('Vrai quand les parents sont prévenus'),
          }),
        ),
        late: z.array(
          z.strictObject({
            name: shortText(30),
            detail: shortText(40).describe('Heure d’arrivée'),
          }),
        ),
        closed: z
          .strictObject({
            name: shortText(30),
            detail: shortText(40).describe('Par qui, à quelle heure'),
          })
          .describe('Fin de l’appel'),
      })
      .refine(({ enrolled, absent, late }) => absent.length + late.length <= enrolled, {
        error: 'plus d’absents et de retards que d’inscrits',
      })
      .describe('Appel du cours en train de se faire'),
    words: z
      .strictObject({
        week: shortText(30).describe('Titre de la semaine de la classe'),
        call: shortText(24).describe('Titre de l’appel, devant une heure'),
        present: shortText(12).describe('Tuile : présents, retards compris'),
        absent: shortText(12).describe('Tuile : absents'),
        late: shortText(12).describe('Tuile : retards'),
        informed: shortText(20).describe('État : parents prévenus'),
        toInform: shortText(20).describe('État : parents à prévenir'),
        lateState: shortText(12).describe('État : en retard'),
        teacherWeek: shortText(20).describe('Titre, devant un enseignant'),
        hours: shortText(12).describe('Après un nombre d’heures'),
      })
      .describe('Mots de l’écran'),
  })
  .refine(
    ({ lessons, now, class: group }) =>
      lessons.some(
        (item) => item.class === group && item.day === now.day && item.slot === now.slot,
      ),
    'la classe n’a pas de cours à cette heure',
  );

export type SchoolTimetableData = z.infer<typeof schoolTimetable>;
