import { expect, test } from 'vitest';
import { easterSunday, parseDay } from './calendar.ts';

// The boundaries of themes are the specification's: `tests/acceptance/4-seasons.test.ts`.
/** Published dates: the next years, the earliest and the latest possible, and the exceptions. */
test.each([
  ...['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2029-04-01'],
  ...['2030-04-21', '1818-03-22', '1961-04-02', '2000-04-23', '2008-03-23', '2038-04-25'],
  ...['1954-04-18', '1981-04-19', '2100-03-28'],
])('Easter is on %s', (day) => {
  expect(easterSunday(parseDay(day).year)).toEqual(parseDay(day));
});

test.each(['2025-02-29', '2025-13-01', '2025-00-10', '30/03/2025', '', '2025-3-3'])(
  '%j is no day, a leap day is one',
  (text) => {
    expect(() => parseDay(text)).toThrow(RangeError);
    expect(parseDay('2028-02-29')).toEqual({ year: 2028, month: 2, day: 29 });
  },
);
