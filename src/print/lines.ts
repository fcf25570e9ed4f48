import { balanceLines as evenLines, fillLines } from '#lib/set-lines.ts';
import { type Face, stretchesOf } from './faces.ts';

export interface Style {
  readonly face: Face;
  /** In points. */
  readonly size: number;
  readonly colour: string;
}

export interface Run {
  readonly text: string;
  readonly style: Style;
}

export type Line = readonly Run[];

/** Letter spacing of the display face, in ems, as on the pages. */
const TRACKING: Readonly<Record<Face, number>> = { display: -0.022, text: 0, bold: 0 };

export const trackingOf = ({ face, size }: Style): number => TRACKING[face] * size;

/** Widths in ems of words measured so far: a sheet is tried at many sizes. */
const measured: Readonly<Record<Face, Map<string, number>>> = {
  display: new Map(),
  text: new Map(),
  bold: new Map(),
};

function emsOf(word: string, face: Face): number {
  const known = measured[face].get(word);
  if (known !== undefined) return known;
  const ems = stretchesOf(word, face).reduce((sum, { width }) => sum + width, 0);
  measured[face].set(word, ems);
  return ems;
}

/** Width of a line in points. */
export function widthOf(line: Line): number {
  return line.reduce((total, { text, style }) => {
    const ems = text.split(/(?<= )/).reduce((sum, word) => sum + emsOf(word, style.face), 0);
    return total + ems * style.size + [...text].length * trackingOf(style);
  }, 0);
}

function append(line: Line, run: Run): Line {
  const last = line.at(-1);
  if (last?.style !== run.style) return [...line, run];
  return [...line.slice(0, -1), { text: last.text + run.text, style: run.style }];
}

/** Words separated by plain spaces; a word may hold several styles. */
function wordsOf(runs: readonly Run[]): Line[] {
  const words: Line[] = [[]];
  for (const { text, style } of runs) {
    text.split(' ').forEach((part, index) => {
      if (index > 0) words.push([]);
      if (part) words.push(append(words.pop() ?? [], { text: part, style }));
    });
  }
  return words.filter((word) => word.length > 0);
}

const setting = {
  join: (line: Line, word: Line) => {
    const [{ style }] = line.slice(-1) as [Run];
    return word.reduce(append, append(line, { text: ' ', style }));
  },
  widthOf,
};

/** Fills one line after another. A word wider than `width` gets its own line. */
export const breakLines = (runs: readonly Run[], width: number): Line[] =>
  fillLines(wordsOf(runs), width, setting);

/** As many lines as `breakLines` makes, of lengths as even as the words allow. */
export const balanceLines = (runs: readonly Run[], width: number): Line[] =>
  evenLines(wordsOf(runs), width, setting);
