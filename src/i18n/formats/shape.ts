/** Signs of a language, which the browser prints with as well. */
export interface Marks {
  readonly thousands: string;
  readonly decimal: string;
  /** After the number, its space included. */
  readonly percent: string;
  /** Around what someone says, their spaces included. */
  readonly quotes: readonly [before: string, after: string];
}

/** What the build alone prints. */
export interface Phrases {
  /** The language with its region, for `Intl` and Open Graph: « fr-FR ». */
  readonly region: string;
  readonly kilobytes: string;
  readonly megabytes: string;
  /** A day in full. @param rest the month and the year, as `Intl` prints them */
  readonly date: (day: number, rest: string) => string;
  /** Year, month and day as `$1`, `$2` and `$3`. */
  readonly numericDate: string;
  /** From a day of the week to another, from an hour to another. */
  readonly schedule: (first: string, last: string, opens: number, closes: number) => string;
}
