import { balanceLines } from '#lib/wrap-text.ts';

/** In pixels of 1200 × 630; the last sizes are for a word of 50 letters, or a title of 300. */
const SIZES = [118, 106, 96, 86, 78, 70, 60, 50, 40, 30, 24];
export const LINE_HEIGHT = 1.04;

/** Approximate width of a text in the display font, in ems: good enough to break lines. */
export function measure(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/[\s.,;:!'’|ijlI]/.test(letter)) width += 0.27;
    else if (/[frt\-«»()]/.test(letter)) width += 0.4;
    else if (/[mMW%@©½æœÆŒ]/.test(letter)) width += 0.95;
    else if (/[w…—→≥≤±]/.test(letter)) width += 0.8;
    else width += /\p{Lu}/u.test(letter) ? 0.65 : 0.57;
  }
  return width;
}

/** Its width is added up, not measured again for each of the hundred ways to break a title. */
interface Line {
  readonly text: string;
  readonly width: number;
}

const wordOf = (text: string): Line => ({ text, width: measure(text) });

const setting = {
  join: (line: Line, word: Line): Line => ({
    text: `${line.text} ${word.text}`,
    width: line.width + measure(' ') + word.width,
  }),
  widthOf: (line: Line) => line.width,
};

/**
 * Sets a title in a box of `width` × `height` pixels, in the largest size, or a smaller size if
 * that saves a line. Each sentence starts a new line.
 */
export function setTitle(title: string, width: number, height: number) {
  // Lines break at plain spaces, except those of thousands.
  const sentences = title
    .split(/(?<=[.?!]) /)
    .map((text) => text.split(/(?<!\d) | (?!\d{3}(?!\d))/).map(wordOf));
  const inSize = (size: number) => {
    const lines = sentences.flatMap((words) => balanceLines(words, width / size, setting));
    const fits =
      lines.length * size * LINE_HEIGHT <= height &&
      lines.every((line) => line.width * size <= width);
    return { size, fits, lines: lines.map(({ text }) => text) };
  };
  // One by one: a thousand articles have a thousand titles. Only the next size may be near enough.
  const [largest = inSize(SIZES.at(-1) ?? 0), next = largest] = SIZES.values()
    .map(inSize)
    .filter(({ fits }) => fits);
  const saves = next.size >= largest.size * 0.88 && next.lines.length < largest.lines.length;
  return saves ? next : largest;
}
