/** Nothing of this site was built before: a machine without battery starts in 1970. */
const FIRST_YEAR = 2026;

/**
 * The day of the build, at midnight UTC: two builds of a day are alike to the byte. As is the
 * custom, SOURCE_DATE_EPOCH (seconds since 1970) sets another, to build the same site again later.
 * @throws RangeError if the variable is not a number of seconds, or if the clock is plainly late:
 * the legal pages would bear a false day, and security.txt be past on its first
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
