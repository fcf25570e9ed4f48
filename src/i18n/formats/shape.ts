/** Of whom an adjective speaks. */
export const genders = ['feminine', 'masculine'] as const;
export type Gender = (typeof genders)[number];

/** What browsers need too: islands print numbers. Kept small for them. */
export interface Marks {
  readonly thousands: string;
  readonly decimal: string;
  /** Printed after the number, its space included. */
  readonly percent: string;
  /** The space before it included. */
  readonly colon: string;
  /** Quotation marks, their spaces included. */
  readonly quotes: readonly [before: string, after: string];
  /** A time of day: « 9h50 », « 10h ». */
  readonly time: (hours: number, minutes: number) => string;
  /** A length of time in hours and minutes: « 3 h 30 ». */
  readonly hours: (hours: string, minutes: number) => string;
  /** A place among others: « 1re », « 4e ». */
  readonly place: (place: number, gender: Gender) => string;
}

/** The rest, which only the build needs. */
export interface Phrases {
  /** What the language calls itself. */
  readonly name: string;
  /** The language with its region, for `Intl` and Open Graph: « fr-FR ». */
  readonly region: string;
  /** A figure said aloud: « plus de 20 », « moins de 100 ms ». */
  readonly moreThan: (figure: string) => string;
  readonly lessThan: (figure: string) => string;
  readonly kilobytes: string;
  readonly megabytes: string;
  /**
   * A day in full.
   * @param rest the month and the year, as `Intl` prints them
   */
  readonly date: (day: number, rest: string) => string;
  /** A day in figures, for `String.replace`: `$1` is the year, `$2` the month, `$3` the day. */
  readonly numericDate: string;
  /** Opening hours, from a day of the week to another. */
  readonly schedule: (first: string, last: string, opens: number, closes: number) => string;
  /** What stands between two cells of CSV, so that a double click opens it as a table. */
  readonly cells: string;
}
