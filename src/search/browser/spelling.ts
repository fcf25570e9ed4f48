/** Words that are spelt nearly alike: typing errors, words begun, words written as they sound. */
import { sound, stem, wordsOf } from '#i18n/search/index.ts';
import { editDistance } from '#lib/edit-distance.ts';

/** Shorter words are not compared loosely, since one letter makes another word: wave, savez. */
export const LEAST_FUZZY = 6;
/** A shorter word is not taken for the beginning of another: « ONG » does not find « onglet ». */
export const LEAST_BEGUN = 4;
/** Share of the letters of a name that may differ: two letters of eight, for instance swapped. */
const MISSPELT = 0.25;
/** Share of the letters that may differ in a word offered in place of the query's. */
const NEAR = 0.2;
const MAX_NEAR = 3;

/** Whether a word is the other one unfinished, misspelt, or written as it sounds. */
export function resembles(word: string, wanted: string): boolean {
  if (word[0] !== wanted[0]) return false;
  if (word.length > LEAST_BEGUN && wanted.startsWith(word)) return true;
  const shorter = Math.min(word.length, wanted.length);
  if (shorter >= LEAST_FUZZY && distanceBetween(word, wanted) <= MISSPELT) return true;
  return shorter >= LEAST_BEGUN && sound(word) === sound(wanted);
}

/** Words of the texts that are spelt nearly like those of a query, the nearest first. */
export function nearWords(texts: readonly string[], query: string): string[] {
  const asked = wordsOf(query).filter(({ plain }) => plain.length > 3);
  const tried = new Set<string>();
  const near: { word: string; distance: number }[] = [];
  for (const text of texts) {
    for (const { start, end, plain } of wordsOf(text)) {
      const key = stem(plain);
      if (tried.has(key)) continue;
      tried.add(key);
      const distance = Math.min(
        ...asked.map((word) =>
          word.plain[0] === plain[0] ? distanceBetween(word.plain, plain) : 1,
        ),
      );
      if (distance <= NEAR) near.push({ word: text.slice(start, end).toLowerCase(), distance });
    }
  }
  return near
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_NEAR)
    .map(({ word }) => word);
}

/** The letters to change, as a share of the longer word, from 0, the same word, to 1. */
export const distanceBetween = (one: string, other: string): number =>
  editDistance(one, other) / Math.max(one.length, other.length, 1);
