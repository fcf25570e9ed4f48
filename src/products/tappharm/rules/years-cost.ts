import type { Money } from '#lib/figures.ts';
import { type PriceShare, sharePrice } from '#lib/money.ts';
import { sumOf } from '#lib/sum.ts';

const MONTHS = 12;

/** What a subscription costs over some years. */
export interface YearsCost {
  /** For each year: the price of a month and of the year. */
  years: { month: number; year: number }[];
  total: Money;
  /** The average price of a month over those years. */
  average: PriceShare;
}

/** `prices`: of a month in year 1, 2…, in one currency; the last applies to later years. */
export function costOverYears(prices: readonly [Money, ...Money[]], count: number): YearsCost {
  const years = Array.from({ length: count }, (_, index) => {
    const month = prices[Math.min(index, prices.length - 1)]?.amount ?? 0;
    return { month, year: month * MONTHS };
  });
  const total = { amount: sumOf(years, ({ year }) => year), currency: prices[0].currency };
  return { years, total, average: sharePrice(total, count * MONTHS) };
}
