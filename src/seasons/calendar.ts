import type { ThemeName } from './themes.ts';

/** A calendar day; `month` counts from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** First and last day of Ramadan, first of Eid: `2025-02-28`; sighting the moon decides. */
export interface LunarYear {
  readonly ramadan: readonly [first: string, last: string];
  readonly eid: string;
}

const DAY_MS = 86_400_000;
const EID_EXTRA_DAYS = 3;

/** Reads `2025-03-30`. @throws RangeError when the text names no calendar day */
export function parseDay(text: string): Day {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() + 1 !== month || date.getUTCDate() !== day) {
    throw new RangeError(`${text} n’est pas un jour`);
  }
  return { year, month, day };
}

/** Days since 1970: whole numbers to compare and add, whatever the time zone. */
function ordinal({ year, month, day }: Day): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** Easter Sunday in the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return { year, month: Math.floor(n / 31), day: (n % 31) + 1 };
}

/** Religious first, then Christmas or Easter, then the season of the northern hemisphere. */
export function themeOn(today: Day, lunarYears: readonly LunarYear[]): ThemeName {
  const now = ordinal(today);
  const within = (first: number, last: number) => now >= first && now <= last;
  const at = (text: string) => ordinal(parseDay(text));

  if (lunarYears.some(({ ramadan: [first, last] }) => within(at(first), at(last))))
    return 'ramadan';
  if (lunarYears.some(({ eid }) => within(at(eid), at(eid) + EID_EXTRA_DAYS))) return 'eid';

  const { year, month, day } = today;
  if (month === 12 && day >= 20 && day <= 26) return 'christmas';
  const easter = ordinal(easterSunday(year));
  if (within(easter - 1, easter + 2)) return 'easter';

  const date = month * 100 + day;
  if (date >= 1221 || date < 320) return 'winter';
  if (date >= 621 && date < 922) return 'summer';
  return 'default';
}
