import { currentLocale } from './edition.ts';

/** A word, or a text, for one thing and for several. */
export interface Plural {
  readonly one: string;
  readonly many: string;
}

/** Which of the two goes with a number: French says « 0 élève », English « 0 pupils ». */
export function pluralOf(count: number, { one, many }: Plural): string {
  return new Intl.PluralRules(currentLocale()).select(count) === 'one' ? one : many;
}
