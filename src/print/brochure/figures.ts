import { figureParts } from '#i18n/figures.ts';
import { type Block, row, stack, tagged, text } from '../blocks.ts';
import { decoration } from '../pen.ts';
import type { BrochureContent } from './get-brochure.ts';
import type { SheetStyles } from './styles.ts';

const BAR = 2.5;
const INDENT = 8;

/** The product in a few figures, side by side: a unit that is a word stands under its number. */
export function figures({ body }: BrochureContent, styles: SheetStyles, across: number): Block {
  const step = across / body.figures.length;
  const width = step - INDENT - 6;
  const { figure, subtitle, quiet } = styles;
  const columns = row(
    body.figures.map((item) => {
      const { number, unit } = figureParts(item.figure);
      return tagged(
        'Sect',
        stack([
          text([{ text: number, style: figure }], { width, leading: 1.1 }),
          ...(unit ? [text([{ text: unit, style: subtitle }], { width, leading: 1.15 })] : []),
          text([{ text: item.label, style: quiet }], { width, leading: 1.2 }),
        ]),
      );
    }),
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
