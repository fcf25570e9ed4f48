import { type LunarYear, themeOn } from './calendar.ts';
import type { DressedDays } from './runs.ts';

const DAY_MS = 86_400_000;

/**
 * Lists the days of some years that have a theme.
 * @param first a year, whose 1 January has a theme (winter)
 */
export function dressedDays(
  first: number,
  last: number,
  lunarYears: readonly LunarYear[],
): DressedDays {
  const from = Date.UTC(first, 0, 1) / DAY_MS;
  const runs: number[] = [];
  let plain = true;
  for (let ordinal = from; ordinal < Date.UTC(last + 1, 0, 1) / DAY_MS; ordinal += 1) {
    const date = new Date(ordinal * DAY_MS);
    const day = {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
    };
    const now = themeOn(day, lunarYears) === 'default';
    if (now !== plain) runs.push(0);
    plain = now;
    runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
  }
  return { from, runs };
}
