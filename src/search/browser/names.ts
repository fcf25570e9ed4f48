import { stem } from '#i18n/search/index.ts';
import type { Found } from '../index-file.ts';
import { askedIn, isNumber } from './asked.ts';
import { resembles } from './spelling.ts';

/** A name counts only if it makes up at least this share of the query's words. */
const NAMED = 0.5;

/**
 * How a word of a name is compared, from strict to loose: as written; or by a synonym too; or also
 * unfinished, misspelt, or written as it sounds.
 */
export const eases = ['written', 'alike', 'loose'] as const;
type Ease = (typeof eases)[number];

/** The names by which queries call pages. */
export interface Names {
  add(found: readonly Found[]): void;
  /**
   * The pages that the query calls by a name: longest name first, then in the order of the query.
   * @param least the share of the query's words that the name makes up
   * @returns undefined if the query is about a subject that the site says nothing about
   */
  named(query: string, ease: Ease, least?: number): Found[] | undefined;
}

/**
 * @param alike the synonyms of a stem
 * @param unknown subjects that the site says nothing about
 */
export function createNames(
  alike: (stem: string) => readonly string[],
  unknown: readonly string[],
): Names {
  const names: { found: Found; words: readonly string[] }[] = [];
  const absent = unknown.map(askedIn);

  /** The place of a word of a name in a query; -1 if it is not there. */
  function placeOf(asked: readonly string[], word: string, ease: Ease): number {
    const same = (one: string) =>
      stem(one) === stem(word) ||
      (ease !== 'written' && alike(stem(one)).includes(stem(word))) ||
      (ease === 'loose' && resembles(one, word));
    return asked.findIndex(same);
  }

  return {
    add(found) {
      for (const one of found) {
        for (const name of one.names ?? []) names.push({ found: one, words: askedIn(name) });
      }
    },
    named(query, ease, least = NAMED) {
      const asked = askedIn(query).filter((word) => !isNumber(word));
      const share = (words: readonly string[], taken: Ease) => {
        const places = words.map((word) => placeOf(asked, word, taken));
        const held = words.length / asked.length >= least && !places.includes(-1);
        return { count: held ? words.length : 0, first: Math.min(...places) };
      };
      const known = names
        .map(({ found, words }) => ({ found, ...share(words, ease) }))
        .filter(({ count }) => count > 0)
        .toSorted((a, b) => b.count - a.count || a.first - b.first);
      const longest = known[0]?.count ?? 0;
      const lacks = absent.map((words) => share(words, 'written').count);
      if (lacks.some((count) => count > longest || count === asked.length)) return undefined;
      return known.map(({ found }) => found);
    },
  };
}
