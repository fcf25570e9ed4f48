/** The smallest coin of the West African CFA franc, in francs: cash amounts are multiples of it. */
export const SMALLEST_COIN = 5;

/** The nearest amount that coins can pay; half a coin is rounded up. */
export function roundToCoin(amount: number): number {
  return Math.round(amount / SMALLEST_COIN) * SMALLEST_COIN;
}
