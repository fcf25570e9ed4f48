import { expect, test } from 'vitest';
import { type LunarYear, localDay, themeOn } from './calendar.ts';
import { dressedDays } from './dressed-days.ts';
import { isPlain } from './runs.ts';

/** Plain days around Ramadan and Eid, and around Easter. */
const lunar: readonly LunarYear[] = [{ ramadan: ['2025-10-28', '2025-11-26'], eid: '2025-11-27' }];
const written = dressedDays(2024, 2028, lunar);

test('a day is plain when the calendar gives it no theme, at every hour of five years', () => {
  for (let hours = 0; hours < 5 * 366 * 24; hours += 7) {
    const date = new Date(2024, 0, 1, hours);
    if (date.getFullYear() > 2028) break;
    expect(isPlain(date, written), String(date)).toBe(themeOn(localDay(date), lunar) === 'default');
  }
});

test.each([
  ['before what is written', new Date(2023, 10, 21)],
  ['after it', new Date(2029, 10, 21)],
  ['a clock that cannot be read', new Date(Number.NaN)],
])('%s, the calendar itself is asked', (_, date) => {
  expect(isPlain(date, written)).toBe(false);
});
