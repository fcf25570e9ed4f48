import { describe, expect, test } from 'vitest';
import { schoolTimetable } from '../schemas/screens/timetable.ts';
import { byDay } from './register.ts';

const lesson = {
  class: '5e 2',
  subject: 'SVT',
  teacher: 'Mme Ouattara',
  room: 'Labo',
  day: 2,
  slot: 3,
  hours: 2,
};
const { lessons } = schoolTimetable.shape;
const fits = (...others: Partial<typeof lesson>[]) =>
  lessons.safeParse([lesson, ...others.map((other) => ({ ...lesson, ...other }))]).success;

describe('a week', () => {
  test('every day has its lessons, in the order of the hours', () => {
    const late = { ...lesson, slot: 5 };
    expect(byDay([late, lesson, { ...lesson, day: 1 }], 3)).toEqual([
      [{ ...lesson, day: 1 }],
      [lesson, late],
      [],
    ]);
  });
  test.each([
    ['room', { class: '5e 1', teacher: 'M. Bamba' }],
    ['teacher', { class: '5e 1', room: 'Salle 7' }],
    ['class', { teacher: 'M. Bamba', room: 'Salle 7' }],
  ])('refuses the same %s twice, in the second hour of a lesson too', (_, other) => {
    expect(fits({ ...other, slot: 4, hours: 1 })).toBe(false);
    expect(fits({ ...other, slot: 5, hours: 1 })).toBe(true);
    expect(fits({ ...other, day: 3 })).toBe(true);
  });
});
