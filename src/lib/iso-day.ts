/** A calendar day in ISO form: 2026-11-05. Content dates are UTC days. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
