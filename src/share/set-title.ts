import { NBHY } from '#lib/spaces.ts';

/**
 * Sizes a title may take, in pixels of the 1200 × 630 image; a chat shows it five times smaller.
 */
const SIZES = [118, 106, 96, 86, 78, 70];
export const LINE_HEIGHT = 1.04;

export interface SetTitle {
  /** In pixels. */
  readonly size: number;
  readonly lines: readonly string[];
}

/** Approximate width of a text in the display face, in ems: good enough to break lines. */
function measure(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/[\s.,;:!'’|ijlI]/.test(letter)) width += 0.27;
    else if (/[frt\-«»()]/.test(letter)) width += 0.4;
    else if (/[mwMW]/.test(letter)) width += 0.83;
    else width += /\p{Lu}/u.test(letter) ? 0.65 : 0.57;
  }
  return width;
}

/** Fills one line after another with whole words; a hyphenated word is one word. */
function fill(words: readonly string[], room: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= room)
      lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}

/** As few lines as `room` allows, of lengths as even as the words allow. */
function balance(sentence: string, room: number): string[] {
  // Words joined by a no-break space stay together.
  const words = sentence.split(' ');
  const count = fill(words, room).length;
  const widths = words.flatMap((_, from) =>
    words.slice(from).map((_, more) => measure(words.slice(from, from + more + 1).join(' '))),
  );
  const least = widths
    .toSorted((a, b) => a - b)
    .find((width) => width <= room && fill(words, width).length === count);
  return fill(words, least ?? room);
}

/**
 * Sets a title in a box of `width` × `height` pixels, in the largest size, or a smaller one if that
 * saves a line. Each sentence starts a new line.
 */
export function setTitle(title: string, width: number, height: number): SetTitle {
  // The display face has no non-breaking hyphen; lines break at spaces only.
  const sentences = title.replaceAll(NBHY, '-').split(/(?<=[.?!]) /);
  const settings = SIZES.map((size) => ({
    size,
    lines: sentences.flatMap((sentence) => balance(sentence, width / size)),
  }));
  const fitting = settings.filter(
    ({ size, lines }) =>
      lines.length * size * LINE_HEIGHT <= height &&
      lines.every((line) => measure(line) * size <= width),
  );
  const [largest = settings.at(-1) ?? { size: 0, lines: [] }] = fitting;
  const fewer = fitting.find(
    ({ size, lines }) => size >= largest.size * 0.88 && lines.length < largest.lines.length,
  );
  return fewer ?? largest;
}
