/** Standard rate, in percent, included in every shelf price. */
export const VAT_RATE = 18;

/** VAT inside a price that includes it, to the nearest franc. */
export function vatIncluded(price: number): number {
  return Math.round((price * VAT_RATE) / (100 + VAT_RATE));
}
