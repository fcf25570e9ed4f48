import type { Money } from '#lib/figures.ts';
import { sharePrice } from '#lib/money.ts';
import { sumOf } from '#lib/sum.ts';

const MONTHS = 12;

/** `prices`: of a month in year 1, 2…, in one currency; the last applies to later years. */
export function costOverYears(prices: readonly [Money, ...Money[]], count: number) {
  const years = Array.from({ length: count }, (_, index) => {
    const month = prices[Math.min(index, prices.length - 1)]?.amount ?? 0;
    return { month, year: month * MONTHS };
  });
  const total = { amount: sumOf(years, ({ year }) => year), currency: prices[0].currency };
  // The average is of a month.
  return { years, total, average: sharePrice(total, count * MONTHS) };
}
