/** The calendar as a page carries it: alternating runs of days with and without a theme. */
export interface DressedDays {
  /** The first day, in days since 1970; it has a theme. */
  readonly from: number;
  readonly runs: readonly number[];
}

/**
 * Whether the visitor's date certainly has no theme. Outside the listed days, or with an unreadable
 * clock, it is not certain: the calendar itself is loaded then.
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
