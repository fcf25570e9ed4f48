import { type Block, row, stack, text } from '../blocks.ts';
import { decoration } from '../pen.ts';
import { type SheetStyles, WIDTH } from './styles.ts';

const FIELD = 70;
const LABELS = 50;

/** The colours as bobbins of thread, each with its name and code. */
export function colours(
  items: readonly { name: string; hex: string }[],
  { rule, label, code }: SheetStyles,
): Block {
  const step = WIDTH / items.length;
  const labels = row(
    items.map(({ name, hex }) =>
      stack([
        text([{ text: name, style: label }], { width: step - 16 }),
        text([{ text: hex, style: code }], { width: step - 16 }),
      ]),
    ),
    step,
  );
  const height = FIELD + LABELS;
  return {
    height,
    draw: (pen, x, y) => {
      const { doc } = pen;
      decoration(pen, () => {
        doc.save();
        doc.roundedRect(x, y, WIDTH, height, 10).clip();
        // Each rectangle reaches the right edge and is covered by the next, so that no gap shows
        // between.
        for (const [index, { hex }] of items.entries()) {
          const left = index * step;
          doc.rect(x + left, y, WIDTH - left, FIELD).fill(hex);
        }
        doc.rect(x, y + FIELD, WIDTH, 0.75).fill(rule);
        doc.restore();
        doc.lineWidth(0.75).roundedRect(x, y, WIDTH, height, 10).stroke(rule);
      });
      labels.draw(pen, x + 10, y + FIELD + (LABELS - labels.height) / 2);
    },
  };
}
