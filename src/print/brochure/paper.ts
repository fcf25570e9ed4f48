import type { BrochurePaper } from '#products/parts.ts';
import { hexOf } from '#styles/palette.ts';
import { type Block, stack, tagged, text } from '../blocks.ts';
import { type Style, widthOf } from '../lines.ts';
import { decoration, type Pen } from '../pen.ts';
import type { PdfStyles } from './styles.ts';

const PADDING = 14;
/** Width of a tooth of the torn edge; it is half as high. */
const TOOTH = 10;
const BAR = 8;

/** The prescription, the ticket or the report card: a paper torn along its lower edge. */
export function paper(content: BrochurePaper, styles: PdfStyles, width: number): Block {
  const { title, note, lines, sums, shares, example } = content;
  const inner = width - 2 * PADDING;
  const quiet: Style = { ...styles.quiet, size: 8.5 };
  const head = stack([
    text([{ text: title, style: { ...styles.subtitle, size: 13 } }], { width: inner }),
    text([{ text: note, style: quiet }], { width: inner, leading: 1.25 }),
  ]);
  const rows = [...lines, ...sums].map((line) => lineBlock(line, styles, inner));
  const said = stack(
    [
      head,
      tagged('Table', stack(rows)),
      ...(shares ? [bar(shares, styles, inner)] : []),
      ...(example ? [text([{ text: example, style: quiet }], { width: inner })] : []),
    ],
    6,
  );
  const height = said.height + 2 * PADDING + TOOTH / 2;
  return {
    height,
    draw: (pen, x, y) => {
      decoration(pen, () => tornPaper(pen, x, y, width, height));
      said.draw(pen, x + PADDING, y + PADDING);
    },
  };
}

function lineBlock(
  { label, value, strong }: BrochurePaper['sums'][number],
  styles: PdfStyles,
  width: number,
): Block {
  const size = 9.5;
  const name: Style = { ...(strong ? styles.strong : styles.text), size };
  const amount: Style = strong ? { ...styles.subtitle, size: 15 } : name;
  const figure = [{ text: value, style: amount }];
  const taken = widthOf(figure);
  const words = tagged(
    'TH',
    text([{ text: label, style: name }], { width: width - taken - 8, leading: 1.25 }),
  );
  const said = tagged('TD', text(figure, { width: taken + 1, leading: 1.25 }));
  const pad = 1.5;
  const height = Math.max(words.height, said.height) + 2 * pad;
  return tagged('TR', {
    height,
    draw: (pen, x, y) => {
      words.draw(pen, x, y + (height - words.height) / 2);
      said.draw(pen, x + width - taken, y + (height - said.height) / 2);
      decoration(pen, () => pen.doc.rect(x, y + height - 0.6, width, 0.6).fill(styles.rule));
    },
  });
}

/** What each pays, to scale: the patient first, as on the page. */
function bar(shares: readonly number[], { fill }: PdfStyles, width: number): Block {
  const [first = 0, second = 0] = shares;
  const part = (first / (first + second)) * width;
  return {
    height: BAR,
    draw: (pen, x, y) =>
      decoration(pen, () => {
        pen.doc.rect(x, y, part, BAR).fill(hexOf('orange-500'));
        pen.doc.rect(x + part, y, width - part, BAR).fill(fill);
      }),
  };
}

function tornPaper({ doc }: Pen, x: number, y: number, width: number, height: number): void {
  const teeth = Math.round(width / TOOTH);
  const step = width / teeth;
  const foot = y + height;
  const edge = Array.from({ length: teeth }, (_, tooth): [number, number][] => [
    [x + width - tooth * step, foot - TOOTH / 2],
    [x + width - (tooth + 0.5) * step, foot],
  ]);
  doc.polygon([x, y], [x + width, y], ...edge.flat(), [x, foot - TOOTH / 2]).fill('#fff');
}
