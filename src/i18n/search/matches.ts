import { fold } from '#lib/fold.ts';
import { isCommon, stem, wordsOf } from './index.ts';

/** A shorter text is not taken for the beginning of a word: it would match too many. */
const GROWING = 3;

/**
 * Whether the fields contain the query as it is typed, or else all its words in any order,
 * inflected or only begun. An empty query matches everything.
 */
export function matches(query: string, fields: readonly string[]): boolean {
  const wanted = fold(query);
  if (fields.some((field) => fold(field).includes(wanted))) return true;
  const asked = wordsOf(query).filter(({ plain }) => !isCommon(plain));
  const held = fields.flatMap(wordsOf).map(({ plain }) => plain);
  return (
    asked.length > 0 &&
    asked.every(({ plain }) =>
      held.some(
        (word) => stem(word) === stem(plain) || (plain.length >= GROWING && word.startsWith(plain)),
      ),
    )
  );
}
