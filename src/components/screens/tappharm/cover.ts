import { sumOf } from '../../../lib/sum.ts';
import { type Cover, coverOf } from '../../../lib/third-party.ts';

export interface Covered<Line> {
  lines: (Line & Cover)[];
  sum: Cover & { total: number };
}

/** Shares every line, then adds up the parts: a statement owes what its lines say, to the franc. */
export function coverLines<Line extends { total: number }>(
  items: readonly Line[],
  rate: number,
): Covered<Line> {
  const lines = items.map((item) => ({ ...item, ...coverOf(item.total, rate) }));
  return {
    lines,
    sum: {
      total: sumOf(lines, (line) => line.total),
      payer: sumOf(lines, (line) => line.payer),
      customer: sumOf(lines, (line) => line.customer),
    },
  };
}
