import type { LunarYear } from './calendar.ts';

const DAY_MS = 86_400_000;
const RAMADAN = 9;
const SHAWWAL = 10;

/**
 * The Ramadans that begin in a Gregorian year by the Umm al-Qura calendar of `Intl`: suggestions
 * for an editor to confirm, because the moon is sighted locally. In some years two begin (2030).
 */
export function suggestLunarYears(year: number): LunarYear[] {
  const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const monthAndDay = (time: number) => {
    const parts = islamic.formatToParts(time);
    const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    return { month: read('month'), day: read('day') };
  };
  const text = (time: number) => new Date(time).toISOString().slice(0, 10);

  const found: LunarYear[] = [];
  for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 0, 1); time += DAY_MS) {
    const { month, day } = monthAndDay(time);
    if (month !== RAMADAN || day !== 1) continue;
    let eid = time;
    while (monthAndDay(eid).month !== SHAWWAL) eid += DAY_MS;
    found.push({ ramadan: [text(time), text(eid - DAY_MS)], eid: text(eid) });
  }
  return found;
}

/** Years among `wanted` without a Ramadan in the content. */
export function missingYears(
  lunarYears: readonly LunarYear[],
  wanted: readonly number[],
): number[] {
  const known = new Set(lunarYears.map(({ ramadan: [first] }) => Number(first.slice(0, 4))));
  return wanted.filter((year) => !known.has(year));
}
