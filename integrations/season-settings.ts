import { buildDay } from '#lib/build-time.ts';
import { seasons } from '#schemas/seasons.ts';
import { dressedDays } from '#seasons/dressed-days.ts';
import { contentModule } from './content-module.ts';

/** The dates that are not computed, the names of the themes and the words of their button. */
export const seasonSettings = () =>
  contentModule('season-settings', 'seasons.yaml', (data) => seasons.parse(data));

/** How many years a page knows without the calendar; a site that is not built again asks it then. */
const YEARS_AHEAD = 6;

/** Which days have a theme, from the first year whose moon is known: every page reads this alone. */
export const dressedDaysModule = () =>
  contentModule('dressed-days', 'seasons.yaml', (data) => {
    const { lunarYears } = seasons.parse(data);
    const now = buildDay(process.env, new Date()).getUTCFullYear();
    const known = lunarYears.map(({ eid }) => Number(eid.slice(0, 4)));
    return dressedDays(Math.min(now, ...known), now + YEARS_AHEAD, lunarYears);
  });
