import type { BrochureGroup } from '#products/parts.ts';
import { type Block, list, row, stack, tagged, text } from '../blocks.ts';
import { WIDTH } from '../document.ts';
import { decoration } from '../pen.ts';
import type { BrochureContent } from './get-brochure.ts';
import type { PdfStyles } from './styles.ts';

const GAP = 20;

/** What the product does, in columns of even heights. */
export function groups(content: BrochureContent, styles: PdfStyles, columns: number): Block {
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

function groupBlock({ title, items }: BrochureGroup, styles: PdfStyles, width: number): Block {
  const { text: style, subtitle, size } = styles;
  const blocks = items.map((said) => text([{ text: said, style }], { width, leading: 1.28 }));
  const heading = text([{ text: title, style: subtitle }], { width, leading: 1.2, tag: 'H3' });
  return tagged('Sect', stack([heading, list(blocks, 0.38 * size)], 0.4 * size));
}

/**
 * Splits blocks of these heights, in order, into at most `count` columns, with the tallest column
 * as low as possible.
 * @returns how many blocks each column has
 */
export function splitColumns(heights: readonly number[], count: number, gap: number): number[] {
  const limits = heights
    .flatMap((_, from) => heights.slice(from).map((_, more) => sum(heights, from, more + 1, gap)))
    .toSorted((a, b) => a - b);
  const fills = limits.map((limit) => fill(heights, limit, gap));
  return fills.find((columns) => columns && columns.length <= count) ?? [heights.length];
}

const sum = (heights: readonly number[], from: number, length: number, gap: number) =>
  heights.slice(from, from + length).reduce((total, height) => total + height, gap * (length - 1));

/** Fills column after column, none taller than `limit`; undefined if a block is taller. */
function fill(heights: readonly number[], limit: number, gap: number): number[] | undefined {
  const columns: number[] = [];
  let free = 0;
  for (const height of heights) {
    if (height > limit) return undefined;
    if (columns.length === 0 || free < height + gap) {
      columns.push(0);
      free = limit + gap;
    }
    columns.push((columns.pop() ?? 0) + 1);
    free -= height + gap;
  }
  return columns;
}
