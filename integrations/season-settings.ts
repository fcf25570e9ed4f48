import { buildDay } from '#lib/build-time.ts';
import { seasons } from '#schemas/seasons.ts';
import { dressedDays } from '#seasons/dressed-days.ts';
import { contentModule } from './content-module.ts';

/** Dates that cannot be computed, names of the themes, words of their button. */
export const seasonSettings = () =>
  contentModule('season-settings', 'seasons.yaml', (data) => seasons.parse(data));

/** How many years of dates stand in each page; a site older than that fetches the calendar. */
const YEARS_AHEAD = 2;

/**
 * Which days have a theme, from the first year with Ramadan dates: the only part that pages carry.
 */
export const dressedDaysModule = () =>
  contentModule('dressed-days', 'seasons.yaml', (data) => {
    const { lunarYears } = seasons.parse(data);
    const now = buildDay(process.env, new Date()).getUTCFullYear();
    const known = lunarYears.map(({ eid }) => Number(eid.slice(0, 4)));
    return dressedDays(Math.min(now, ...known), now + YEARS_AHEAD, lunarYears);
  });
