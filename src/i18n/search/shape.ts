/** Patterns in words without accents, and what replaces them, in this order. */
type Replacements = readonly (readonly [pattern: RegExp, replacement: string])[];

/** The words of a language, as the search compares them: in lower case, without accents. */
export interface SearchRules {
  /** Too common to be searched. */
  readonly common: ReadonlySet<string>;
  /** Words of requests, which do not say what the request is about. */
  readonly asking: ReadonlySet<string>;
  /** Make a key that a word shares with its inflections. */
  readonly endings: Replacements;
  /** Cache of `stem`: each key press compares the typed words with all names of pages. */
  readonly stems: Map<string, string>;
  /** Make a key that words of about the same sound share. */
  readonly sounds: Replacements;
  /** A query with a few phrases replaced by what they mean, which their words alone do not say. */
  readonly asMeant: (query: string) => string;
}
