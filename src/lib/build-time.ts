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
