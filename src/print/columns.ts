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
  let room = 0;
  for (const height of heights) {
    if (height > limit) return undefined;
    if (columns.length === 0 || room < height + gap) {
      columns.push(0);
      room = limit + gap;
    }
    columns.push((columns.pop() ?? 0) + 1);
    room -= height + gap;
  }
  return columns;
}
