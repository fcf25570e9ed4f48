/** The calendar day in Abidjan, which is on UTC, in ISO form: 2026-11-05. Content dates are such days. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The weekly minutes of some tasks: the sum of minutes each time × times a week. */
export function weekMinutes(tasks: readonly { minutes: number; times: number }[]): number {
  return tasks.reduce((sum, { minutes, times }) => sum + minutes * times, 0);
}

/** Minutes as hours and minutes: 135 is 2 and 15. */
export function hoursOf(minutes: number): { hours: number; minutes: number } {
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** Earlier than this the clock is wrong: a machine without battery starts in 1970. */
const FIRST_YEAR = 2026;

/**
 * The day of the build, at midnight UTC, so that two builds of a day are identical.
 * SOURCE_DATE_EPOCH (seconds since 1970) sets another day, to reproduce an older build.
 * @throws RangeError if the variable is not a number of seconds, or if the clock is plainly wrong:
 * the legal pages would show a false date, and security.txt would be expired at once
 */
export function buildDay(
  environment: Readonly<Record<string, string | undefined>>,
  now: Date,
): Date {
  const { SOURCE_DATE_EPOCH: epoch } = environment;
  const time = epoch === undefined ? now : new Date(Number(epoch) * 1000);
  if (epoch === undefined && now.getUTCFullYear() < FIRST_YEAR) {
    throw new RangeError(`L’horloge de la machine dit ${now.toISOString()} : mettez-la à l’heure`);
  }
  if (Number.isNaN(time.getTime()) || !/^\d+$/.test(epoch ?? '0')) {
    throw new RangeError(`SOURCE_DATE_EPOCH=${JSON.stringify(epoch)} doit compter des secondes`);
  }
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()));
}
