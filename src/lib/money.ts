import type { Currency, Money } from './figures.ts';

/** The smallest coin of the West African CFA franc, in francs: cash amounts are multiples of it. */
export const SMALLEST_COIN = 5;

/** A part in percent of a whole, in whole francs: rounded down, so that it never exceeds the rate. */
export const partOf = (whole: number, rate: number): number => Math.floor((whole * rate) / 100);

/** What an amount already includes at a rate in percent, to the nearest franc: VAT in a price. */
export function includedIn(amount: number, rate: number): number {
  return Math.round((amount * rate) / (100 + rate));
}

/** A price divided among several: whole francs, rounded to the nearest when it does not divide. */
export interface PriceShare {
  kind: 'exact' | 'about' | 'under';
  /** Set to 1 when the share is under a franc. */
  amount: number;
  currency: Currency;
}

/** What a price comes to for each hour of some minutes; of none, the price of an hour. */
export function priceByHour({ amount, currency }: Money, minutes: number): PriceShare {
  return sharePrice({ amount: amount * 60, currency }, minutes || 60);
}

/** @param count a whole number, from 1 */
export function sharePrice({ amount, currency }: Money, count: number): PriceShare {
  if (amount % count === 0) return { kind: 'exact', amount: amount / count, currency };
  if (amount < count) return { kind: 'under', amount: 1, currency };
  return { kind: 'about', amount: Math.round(amount / count), currency };
}
