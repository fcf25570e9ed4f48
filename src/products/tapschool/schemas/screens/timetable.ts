import { z } from 'astro/zod';
import { group, label, list, sentence } from '#schemas/fields.ts';
import { drawnScreen } from '#schemas/screen-frame.ts';
import type { Marked } from '#schemas/words.ts';

const slot = () => z.int().min(1).max(6).describe('Créneau, à partir de 1');
const day = () => z.int().min(1).max(5).describe('Jour, à partir de 1');

const lesson = z.strictObject({
  class: label(8).describe('Classe'),
  subject: label(18).describe('Matière'),
  teacher: label(20).describe('Enseignant'),
  room: label(12).describe('Salle'),
  day: day(),
  slot: slot(),
  hours: z.int().min(1).max(2).default(1).describe('Durée, en créneaux'),
});

type Lesson = z.infer<typeof lesson>;

/** What a lesson occupies for all its hours: a class, a teacher and a room. */
function takes({ class: group, teacher, room, day: on, slot: at, hours }: Lesson): string[] {
  return Array.from({ length: hours }, (_, hour) => `${on}/${at + hour}`).flatMap((when) =>
    [group, teacher, room].map((what) => `${when} ${what}`),
  );
}

/** The week of a class and of its teacher, and the roll-call of the current lesson. */
export const schoolTimetable = drawnScreen('school-timetable', {
  class: label(8).describe('Classe dont la semaine est montrée'),
  teacher: label(20).describe('Enseignant dont la semaine est montrée'),
  days: list({
    name: label(14).describe('Jour et quantième'),
    short: label(8).describe('En court, pour un téléphone'),
  }).length(5, 'cinq jours : la grille a cinq colonnes'),
  slots: z
    .array(label(8))
    .length(6, 'six créneaux : la grille a six lignes')
    .describe('Heure à laquelle commence chaque créneau'),
  now: z.strictObject({ day: day(), slot: slot() }).describe('Cours en train de se faire'),
  lessons: z
    .array(lesson)
    .min(1)
    .refine((lessons) => {
      const taken = lessons.flatMap(takes);
      return new Set(taken).size === taken.length;
    }, 'une classe, un enseignant ou une salle est pris deux fois à la même heure'),
  sciences: z.array(label(18)).describe('Matières d’une teinte plus soutenue'),
  call: z
    .strictObject({
      enrolled: z.int().positive().describe('Élèves inscrits dans la classe'),
      absent: z.array(
        z.strictObject({
          name: label(30),
          detail: label(40).describe('Comment les parents le savent'),
          informed: z.boolean().describe('Vrai quand les parents sont prévenus'),
        }),
      ),
      late: z.array(
        z.strictObject({ name: label(30), detail: label(40).describe('Heure d’arrivée') }),
      ),
      closed: group('Fin de l’appel', {
        name: label(30),
        detail: label(40).describe('Par qui, à quelle heure'),
      }),
    })
    .refine(({ enrolled, absent, late }) => absent.length + late.length <= enrolled, {
      error: 'plus d’absents et de retards que d’inscrits',
    })
    .describe('Appel du cours en train de se faire'),
  words: group('Mots de l’écran', {
    week: label(30).describe('Titre de la semaine de la classe'),
    call: label(24).describe('Titre de l’appel, devant une heure'),
    present: label(12).describe('Tuile : présents, retards compris'),
    absent: label(12).describe('Tuile : absents'),
    late: label(12).describe('Tuile : retards'),
    informed: label(20).describe('État : parents prévenus'),
    toInform: label(20).describe('État : parents à prévenir'),
    lateState: label(12).describe('État : en retard'),
    teacherWeek: sentence(60, 'teacher', 'hours').describe(
      'Titre : un enseignant, ses heures de la semaine',
    ),
  }),
}).refine(
  ({ lessons, now, class: group }) =>
    lessons.some((item) => item.class === group && item.day === now.day && item.slot === now.slot),
  'la classe n’a pas de cours à cette heure',
);

export type SchoolTimetableData = Marked<z.infer<typeof schoolTimetable>>;
