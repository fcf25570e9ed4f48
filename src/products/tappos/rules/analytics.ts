import { formatDecimal } from '#i18n/format.ts';
import { sumOf } from '#lib/sum.ts';

interface Sold {
  name: string;
  price: number;
  sold: number;
}

/** Articles by sales in francs, best first. */
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

/** Francs as millions, to one decimal: « 2,7 ». */
export function millions(amount: number): string {
  return formatDecimal(amount / 1_000_000, 1);
}

/** How warm a cell is, from 0 to 4, zero being no sale and 4 the best cell. */
export function heat(value: number, best: number): number {
  return Math.ceil((value / best) * 4);
}
