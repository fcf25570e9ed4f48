import { sumOf } from '../../../lib/sum.ts';
import { vatIncluded } from '../../../lib/vat.ts';

interface Key {
  price: number;
  taken?: number | undefined;
}

/** Sums of a ticket in whole francs: before discount, to pay, and the VAT inside it. */
export function checkoutTotals(products: readonly Key[], discount: number) {
  const subtotal = sumOf(products, ({ price, taken = 0 }) => price * taken);
  const total = subtotal - discount;
  return { subtotal, total, vat: vatIncluded(total) };
}
