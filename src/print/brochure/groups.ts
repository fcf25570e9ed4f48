import type { BrochureGroup } from '#products/brochures.ts';
import { type Block, list, row, stack, tagged, text } from '../blocks.ts';
import { splitColumns } from '../columns.ts';
import { WIDTH } from '../document.ts';
import { decoration } from '../pen.ts';
import type { BrochureContent } from './get-brochure.ts';
import type { SheetStyles } from './styles.ts';

const GAP = 20;

/** What the product does, in columns of even heights. */
export function groups(content: BrochureContent, styles: SheetStyles, columns: number): Block {
  const { words, body } = content;
  const step = (WIDTH + GAP) / columns;
  const blocks = body.groups.map((group) => groupBlock(group, styles, step - GAP));
  const gap = 1.3 * styles.size;
  const heights = blocks.map(({ height }) => height);
  let taken = 0;
  const stacks = splitColumns(heights, columns, gap).map((count) => {
    taken += count;
    return stack(blocks.slice(taken - count, taken), gap);
  });
  return stack(
    [
      text([{ text: words.does, style: styles.title }], { width: WIDTH, tag: 'H2' }),
      rule(styles.line),
      row(stacks, step),
    ],
    6,
  );
}

function rule(colour: string): Block {
  return {
    height: 6,
    draw: (pen, x, y) => decoration(pen, () => pen.doc.rect(x, y, WIDTH, 1.5).fill(colour)),
  };
}

function groupBlock({ title, items }: BrochureGroup, styles: SheetStyles, width: number): Block {
  const { text: style, subtitle, size } = styles;
  const blocks = items.map((said) => text([{ text: said, style }], { width, leading: 1.28 }));
  const heading = text([{ text: title, style: subtitle }], { width, leading: 1.2, tag: 'H3' });
  return tagged('Sect', stack([heading, list(blocks, 0.38 * size)], 0.4 * size));
}
