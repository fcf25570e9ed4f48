/**
 * The day of the build, at midnight UTC: two builds of a day are alike to the byte. As is the
 * custom, SOURCE_DATE_EPOCH (seconds since 1970) sets another, to build the same site again later.
 * @throws RangeError if the variable is not a number of seconds.
 */
export function buildDay(
  environment: Readonly<Record<string, string | undefined>>,
  now: Date,
): Date {
  const { SOURCE_DATE_EPOCH: epoch } = environment;
  const time = epoch === undefined ? now : new Date(Number(epoch) * 1000);
  if (Number.isNaN(time.getTime())) {
    throw new RangeError(`SOURCE_DATE_EPOCH=${JSON.stringify(epoch)} doit compter des secondes`);
  }
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()));
}
