import { fold } from '#lib/fold.ts';
import { isCommon, stem, wordsOf } from './fr.ts';

/** A stem shorter than this says too little to be the beginning of a word. */
const GROWING = 3;

/**
 * Whether the fields hold the query: as it stands, or every word of it, inflected or begun, in any
 * order. An empty query matches all.
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
