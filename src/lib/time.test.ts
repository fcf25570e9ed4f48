import { expect, test } from 'vitest';
import { hoursOf, isoDay, weekMinutes } from './time.ts';

test('isoDay keeps the day that was typed', () => {
  expect(isoDay(new Date('2026-11-05'))).toBe('2026-11-05');
});

test('a week adds up what each task takes', () => {
  expect(
    weekMinutes([
      { minutes: 20, times: 6 },
      { minutes: 45, times: 1 },
      { minutes: 10, times: 0 },
    ]),
  ).toBe(165);
  expect(weekMinutes([])).toBe(0);
});

test('minutes read as hours', () => {
  expect(hoursOf(165)).toEqual({ hours: 2, minutes: 45 });
  expect(hoursOf(59)).toEqual({ hours: 0, minutes: 59 });
  expect(hoursOf(120)).toEqual({ hours: 2, minutes: 0 });
});
