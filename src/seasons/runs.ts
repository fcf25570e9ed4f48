/** The calendar as a page reads it: days with a theme, then days without, in turn. */
export interface DressedDays {
  /** The first day, counted from 1 January 1970; it has a theme. */
  readonly from: number;
  readonly runs: readonly number[];
}

/**
 * Whether the visitor's own date is known to have no theme. Before and after what was written down,
 * or with a clock that cannot be read, it is not: the calendar itself is asked then.
 */
export function isPlain(date: Date, { from, runs }: DressedDays): boolean {
  let left = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000 - from;
  let plain = false;
  for (const run of runs) {
    if (left < run) return plain;
    left -= run;
    plain = !plain;
  }
  return false;
}
