import { type Block, list, row, stack, text } from '../blocks.ts';
import { splitColumns } from '../columns.ts';
import { WIDTH } from '../document.ts';
import { widthOf } from '../lines.ts';
import { decoration } from '../pen.ts';
import type { BrochureContent } from './get-brochure.ts';
import { type PlanLine, planLines } from './plan-lines.ts';
import type { SheetStyles } from './styles.ts';

const GAP = 28;

/** Several plans with their prices, in two columns. */
export function planList(plans: BrochureContent['plans'], styles: SheetStyles): Block {
  const step = (WIDTH + GAP) / 2;
  const { period, lines } = planLines(plans);
  const blocks = lines.map((line) => planLine(line, styles, step - GAP));
  const heights = blocks.map(({ height }) => height);
  const [count = 0] = splitColumns(heights, 2, 0);
  const columns = [blocks.slice(0, count), blocks.slice(count)].map((column) => list(column, 0));
  return stack([
    ...(period ? [text([{ text: period, style: styles.text }], { width: WIDTH })] : []),
    row(columns, step),
  ]);
}

function planLine({ name, price, note }: PlanLine, styles: SheetStyles, width: number): Block {
  const amount = [{ text: price, style: styles.strong }];
  const small = { ...styles.quiet, size: 0.88 * styles.size };
  const room = width - widthOf(amount) - 12;
  const words = stack([
    text([{ text: name, style: styles.text }], { width: room }),
    ...(note ? [text([{ text: note, style: small }], { width: room, leading: 1.25 })] : []),
  ]);
  const value = text(amount, { width });
  const pad = 0.3 * styles.size;
  const height = words.height + 2 * pad;
  return {
    height,
    draw: (pen, x, y) => {
      words.draw(pen, x, y + pad);
      value.draw(pen, x + width - widthOf(amount), y + pad);
      decoration(pen, () => pen.doc.rect(x, y + height - 0.6, width, 0.6).fill(styles.rule));
    },
  };
}
