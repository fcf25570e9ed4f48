import type { Currency, Money } from './figures.ts';

/** A price divided among several: whole francs, rounded to the nearest when it does not divide. */
export interface PriceShare {
  kind: 'exact' | 'about' | 'under';
  /** Set to 1 when the share is under a franc. */
  amount: number;
  currency: Currency;
}

/** @param count a whole number, from 1 */
export function sharePrice({ amount, currency }: Money, count: number): PriceShare {
  if (amount % count === 0) return { kind: 'exact', amount: amount / count, currency };
  if (amount < count) return { kind: 'under', amount: 1, currency };
  return { kind: 'about', amount: Math.round(amount / count), currency };
}
