/** Words as the search compares them. */
import { fold } from '#lib/fold.ts';
import { rules } from './fr.ts';

/** Each key press compares the typed words with all names of pages. */
const stems = new Map<string, string>();

const NUMBER_OR_WORD = /\d{1,3}(?:\s\d{3})+(?!\d)|[\p{L}\p{M}\p{N}]+/gu;

export interface Word {
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
  /** In lower case, without accents, and without the spaces inside a number. */
  readonly plain: string;
}

/** A query with a few phrases replaced by what they mean. */
export const asMeant = (query: string): string => rules.asMeant(query);

/** The words of a text, in order. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(NUMBER_OR_WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    plain: fold(word).replace(/ /g, ''),
  }));
}

/** Whether a word is too common to be searched. */
export const isCommon = (plain: string): boolean => rules.common.has(plain);

/** Whether a word asks, without saying what the request is about. */
export const isAsking = (plain: string): boolean => rules.asking.has(plain);

/** A key that a word without accents shares with its inflections; it need not be a word itself. */
export function stem(plain: string): string {
  const key =
    stems.get(plain) ??
    rules.endings.reduce((word, [ending, kept]) => word.replace(ending, kept), plain);
  stems.set(plain, key);
  return key;
}

/**
 * A key that words of about the same sound share: « boutik » and « boutique », « conection » and
 * « connexion ». It begins with `~`, so that it never equals a word or a stem.
 */
export function sound(plain: string): string {
  return `~${rules.sounds.reduce((word, [letters, said]) => word.replace(letters, said), plain)}`;
}

/** The keys under which a word is indexed: itself, its stem and its sound. Common words have none. */
export function termsOf(plain: string): string[] {
  if (isCommon(plain)) return [];
  return [...new Set([plain, stem(plain), sound(plain)])];
}
