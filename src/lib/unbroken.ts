import { NBHY, NNBSP } from './spaces.ts';

/**
 * What French typography joins by characters that nobody types, that a voice reads as a full stop
 * and that the browser's search does not find: the thousands of a number, « e-mail ». Pages join it
 * by an element instead, with the comma that follows: a large title would begin a line with it.
 */
const JOINED = new RegExp(`([\\p{L}\\d]+(?:[${NNBSP}${NBHY}][\\p{L}\\d]+)+[,.]?)`, 'gu');
const NARROW = new RegExp(NNBSP, 'g');
const HYPHEN = new RegExp(NBHY, 'g');

/** Whether a run is a word with a hyphen, not a number. */
export const isWord = (run: string): boolean => !/\d/.test(run);

/** The element that no line breaks, and the one that holds a text with some. */
export const UNBROKEN = 'no-break';
export const HOLDER = 'text-run';

/** The text as people type it, where nothing breaks or nothing can be done about it. */
export const typed = (text: string): string =>
  text.replace(JOINED, (run) => run.replace(NARROW, ' ').replace(HYPHEN, '-'));

/** The parts of a text, those that must not break at each second place. */
export const partsOf = (text: string): string[] => text.split(JOINED).map(typed);
