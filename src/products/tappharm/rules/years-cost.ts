import type { Money } from '#lib/figures.ts';
import { sharePrice } from '#lib/money.ts';
import { sumOf } from '#lib/sum.ts';

const MONTHS = 12;

/**
 * Adds up a price that changes from year to year.
 * @param prices the monthly price of year 1, 2…, in one currency; the last price applies to later
 * years
 * @param count how many years, a whole number from 1
 */
export function costOverYears(prices: readonly [Money, ...Money[]], count: number) {
  const years = Array.from({ length: count }, (_, index) => {
    const month = prices[Math.min(index, prices.length - 1)]?.amount ?? 0;
    return { month, year: month * MONTHS };
  });
  const total = { amount: sumOf(years, ({ year }) => year), currency: prices[0].currency };
  // The average is of a month.
  return { years, total, average: sharePrice(total, count * MONTHS) };
}
