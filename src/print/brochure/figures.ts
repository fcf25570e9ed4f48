import { type Block, row, stack, tagged, text } from '../blocks.ts';
import { decoration } from '../pen.ts';
import type { BrochureContent } from './get-brochure.ts';
import { type SheetStyles, WIDTH } from './styles.ts';

const BAR = 3;
const INDENT = 11;

/** A few figures of the product, side by side. */
export function figures({ body }: BrochureContent, styles: SheetStyles): Block {
  const step = WIDTH / body.figures.length;
  const width = step - INDENT - 12;
  const columns = row(
    body.figures.map(({ value, label }) =>
      tagged(
        'Sect',
        stack([
          text([{ text: value, style: styles.figure }], { width, leading: 1.15 }),
          text([{ text: label, style: styles.quiet }], { width, leading: 1.25 }),
        ]),
      ),
    ),
    step,
  );
  return {
    height: columns.height,
    draw: (pen, x, y) => {
      decoration(pen, () => {
        for (const index of body.figures.keys()) {
          pen.doc.rect(x + index * step, y, BAR, columns.height).fill(styles.fill);
        }
      });
      columns.draw(pen, x + INDENT, y);
    },
  };
}
