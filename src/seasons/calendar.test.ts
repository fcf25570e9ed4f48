import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Day, easterSunday, type LunarYear, parseDay, themeOn } from './calendar.ts';
import { isTheme } from './themes.ts';

/** The dates of the specification, section 9, whose boundaries are in `tests/acceptance`. */
const lunar: readonly LunarYear[] = [
  { ramadan: ['2024-03-11', '2024-04-09'], eid: '2024-04-10' },
  { ramadan: ['2025-02-28', '2025-03-29'], eid: '2025-03-30' },
];

function* everyDay(first: number, last: number): Generator<Day> {
  for (let time = Date.UTC(first, 0, 1); time < Date.UTC(last + 1, 0, 1); time += 86_400_000) {
    const date = new Date(time);
    yield { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  }
}

test('every day from 2024 to 2040 gets exactly one known theme, and days are counted by hand', () => {
  const counts = new Map<string, number>();
  let days = 0;
  for (const day of everyDay(2024, 2040)) {
    const theme = themeOn(day, lunar);
    expect(isTheme(theme)).toBe(true);
    counts.set(theme, (counts.get(theme) ?? 0) + 1);
    days += 1;
  }
  expect(days).toBe(17 * 365 + 5);
  expect(counts.get('ramadan')).toBe(30 + 30);
  expect(counts.get('eid')).toBe(4 + 4);
  expect(counts.get('christmas')).toBe(17 * 7);
  // 10 days of June, 31 of July, 31 of August, 21 of September.
  expect(counts.get('summer')).toBe(17 * (10 + 31 + 31 + 21));
  // Every year but 2024, when Ramadan covers it.
  expect(counts.get('easter')).toBe(16 * 4);
});

/** Published dates: the next years, the earliest and the latest possible, and the exceptions. */
test.each([
  ...['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2029-04-01'],
  ...['2030-04-21', '1818-03-22', '1961-04-02', '2000-04-23', '2008-03-23', '2038-04-25'],
  ...['1954-04-18', '1981-04-19', '2100-03-28'],
])('Easter is on %s', (day) => {
  expect(easterSunday(parseDay(day).year)).toEqual(parseDay(day));
});

test('Easter is a Sunday between 22 March and 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1583, max: 4099 }), (year) => {
      const { month, day } = easterSunday(year);
      expect(new Date(Date.UTC(year, month - 1, day)).getUTCDay()).toBe(0);
      const date = month * 100 + day;
      expect(date >= 322 && date <= 425).toBe(true);
    }),
  );
});

test.each(['2025-02-29', '2025-13-01', '2025-00-10', '30/03/2025', '', '2025-3-3'])(
  '%j is no day',
  (text) => {
    expect(() => parseDay(text)).toThrow(RangeError);
  },
);

test('a leap day is a day', () => {
  expect(parseDay('2028-02-29')).toEqual({ year: 2028, month: 2, day: 29 });
});
