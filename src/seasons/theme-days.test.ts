import { expect, test } from 'vitest';
import { isoDay } from '#lib/time.ts';
import { type LunarYear, parseDay, themeOn } from './calendar.ts';
import { beforePaint, themeDays } from './theme-days.ts';

/** Plain days around Ramadan and Eid, and around Easter. */
const lunar: readonly LunarYear[] = [{ ramadan: ['2025-10-28', '2025-11-26'], eid: '2025-11-27' }];
const written = themeDays(2024, 2028, lunar);

/** Runs the script of the page at a date; returns what it leaves in `data-season`, and the classes. */
function runAt(date: Date) {
  const body = { dataset: { season: written }, className: 'none' };
  class Clock extends Date {
    constructor() {
      super(date);
    }
  }
  new Function('document', 'Date', beforePaint)({ body }, Clock);
  return [body.dataset.season, body.className];
}

test('sets the class that the calendar says, at every hour of five years', () => {
  for (let hours = 0; hours < 5 * 366 * 24; hours += 7) {
    const date = new Date(Date.UTC(2024, 0, 1, hours));
    if (date.getUTCFullYear() > 2028) break;
    const theme = themeOn(parseDay(isoDay(date)), lunar);
    const name = theme === 'default' ? '' : `theme-${theme}`;
    expect(runAt(date), String(date)).toEqual([name, name]);
  }
});

test.each([
  ['before what is written', new Date(2023, 10, 21)],
  ['after it', new Date(2029, 10, 21)],
  ['a clock that cannot be read', new Date(Number.NaN)],
])('%s: the calendar stays, and is asked', (_, date) => {
  expect(runAt(date)).toEqual([written, 'none']);
});
