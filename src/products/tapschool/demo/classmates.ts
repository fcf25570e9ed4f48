/**
 * Packs marks as one letter each, in half points, 0 to 40. An island's props are written in its
 * page: as numbers they would take 150 bytes more once compressed, over the page's budget.
 */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNO';
const HALF = 50;

/** @param rows marks of each pupil in hundredths, all of the same length, multiples of 50 */
export function packMarks(rows: readonly (readonly number[])[]): string {
  return rows.flatMap((row) => row.map((mark) => LETTERS[mark / HALF] ?? '?')).join('');
}

/** The marks that `packMarks` packed; `perPupil` is the length of a row. */
export function unpackMarks(packed: string, perPupil: number): number[][] {
  const marks = [...packed].map((letter) => LETTERS.indexOf(letter) * HALF);
  return Array.from({ length: marks.length / perPupil }, (_, pupil) =>
    marks.slice(pupil * perPupil, (pupil + 1) * perPupil),
  );
}
