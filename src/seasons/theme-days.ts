import { isoDay } from '#lib/time.ts';
import { type LunarYear, parseDay, themeOn } from './calendar.ts';
import { themeClass } from './themes.ts';

const DAY_MS = 86_400_000;

/**
 * The calendar of some years, as `beforePaint` reads it: the first day, in days since 1970, then
 * themes and their numbers of days; plain days have an empty name: `20089 theme-winter 79  10 …`.
 */
export function themeDays(first: number, last: number, lunarYears: readonly LunarYear[]): string {
  const from = Date.UTC(first, 0, 1) / DAY_MS;
  const runs: [name: string, days: number][] = [];
  for (let ordinal = from; ordinal < Date.UTC(last + 1, 0, 1) / DAY_MS; ordinal += 1) {
    const theme = themeOn(parseDay(isoDay(new Date(ordinal * DAY_MS))), lunarYears);
    const name = theme === 'default' ? '' : themeClass[theme];
    const run = runs.at(-1);
    if (run?.[0] === name) run[1] += 1;
    else runs.push([name, 1]);
  }
  return [from, ...runs.flat()].join(' ');
}

/**
 * Runs in the page before anything is painted: sets the class of the day, and leaves its name in
 * `data-season` instead of the calendar, or nothing on a plain day. Where the day is not listed or
 * the clock cannot be read, the calendar stays: then `today.ts` loads the rest. Engines before Chrome
 * 120, Firefox 115, Safari 17 get their style. The policy allows this text by its hash (`#policy.ts`).
 */
export const beforePaint =
  '{let b=document.body,s=b.dataset,a=s.season.split(" "),n=new Date/864e5-a[0],i=1;if(n>=0){for(;(n-=a[i+1])>=0;)i+=2;i in a&&(b.className=s.season=a[i])}URL.canParse||(older.rel="stylesheet")}';
