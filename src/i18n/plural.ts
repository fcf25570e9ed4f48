/** A word, or a text, for one thing and for several. */
export interface Plural {
  readonly one: string;
  readonly many: string;
}

/** Which of the two goes with a number: « 0 élève », « 1,5 élève », « 2 élèves ». */
export function pluralOf(count: number, { one, many }: Plural): string {
  return new Intl.PluralRules('fr').select(count) === 'one' ? one : many;
}
