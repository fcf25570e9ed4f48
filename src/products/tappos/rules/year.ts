import type { Money } from '#lib/figures.ts';

/** Twelve times a monthly price. */
export function yearOf({ amount, currency }: Money): Money {
  return { amount: amount * 12, currency };
}
