import { sumOf } from '#lib/sum.ts';

interface Sold {
  name: string;
  price: number;
  sold: number;
}

/** Articles by sales in francs, highest first. */
export function ranking(lines: readonly Sold[]) {
  return lines
    .map((line) => ({ ...line, sales: line.price * line.sold }))
    .toSorted((a, b) => b.sales - a.sales);
}

/** Sales of each shop over all days, in francs. */
export function shopTotals(days: readonly { sales: readonly number[] }[]): number[] {
  const shops = days[0]?.sales.length ?? 0;
  return Array.from({ length: shops }, (_, shop) => sumOf(days, ({ sales }) => sales[shop] ?? 0));
}

/** The shade of a cell, from 0 (no sale) to 4 (the highest). */
export function heat(value: number, best: number): number {
  return value === 0 ? 0 : Math.ceil((value / best) * 4);
}
