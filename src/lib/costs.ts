import { sumOf } from './sum.ts';

const MONTHS = 12;

/** What a subscription costs over some years, in whole francs. */
export interface YearsCost {
  /** For each year: the price of a month and of the year. */
  years: { month: number; year: number }[];
  total: number;
  /** The average price of a month over those years. */
  average: PriceShare;
}

/**
 * Adds up a price that changes from year to year.
 * @param prices the monthly price of year 1, 2…; the last one applies to later years
 * @param count how many years, a whole number from 1
 */
export function costOverYears(prices: readonly number[], count: number): YearsCost {
  const years = Array.from({ length: count }, (_, index) => {
    const month = prices[Math.min(index, prices.length - 1)] ?? 0;
    return { month, year: month * MONTHS };
  });
  const total = sumOf(years, ({ year }) => year);
  return { years, total, average: sharePrice(total, count * MONTHS) };
}

/** Twelve times a monthly price. */
export function yearOf(month: number): number {
  return month * MONTHS;
}

/** A price divided among several: whole francs, rounded to the nearest when it does not divide. */
export interface PriceShare {
  kind: 'exact' | 'about' | 'under';
  /** Set to 1 when the share is under a franc. */
  amount: number;
}

/** @param count a whole number, from 1 */
export function sharePrice(price: number, count: number): PriceShare {
  if (price % count === 0) return { kind: 'exact', amount: price / count };
  if (price < count) return { kind: 'under', amount: 1 };
  return { kind: 'about', amount: Math.round(price / count) };
}

export interface PlanLimit {
  /** Price of the school year in francs; absent when it is on quote. */
  price?: number | undefined;
  /** The most people that the plan takes; absent when it has no limit. */
  capacity?: number | undefined;
}

/** What a plan costs for a head count. */
export type PlanAnswer =
  | { kind: 'fits'; price: number; each: PriceShare }
  | { kind: 'over'; capacity: number }
  | { kind: 'quote' };

/** @param count a whole number, from 1 */
export function answerOf({ price, capacity }: PlanLimit, count: number): PlanAnswer {
  if (price === undefined) return { kind: 'quote' };
  if (capacity !== undefined && count > capacity) return { kind: 'over', capacity };
  return { kind: 'fits', price, each: sharePrice(price, count) };
}
