import { apportion } from '#lib/apportion.ts';
import { sumOf } from '#lib/sum.ts';

/** Some of one article, in francs; `vat` is the rate that its price includes, in percent. */
export interface TaxedLine {
  price: number;
  quantity: number;
  vat: number;
}

/** The tax of one rate inside a sale: of what, and how much, in francs. */
export interface VatLine {
  rate: number;
  base: number;
  vat: number;
}

/** VAT inside a price that includes it, to the nearest franc. */
export function vatIncluded(price: number, rate: number): number {
  return Math.round((price * rate) / (100 + rate));
}

/**
 * The VAT inside a sale, rate by rate, the lowest first; what is exempt has no line.
 * A discount lowers every rate's part in proportion.
 * @param total what is paid: the sum of the lines, less the discount
 */
export function vatLines(lines: readonly TaxedLine[], total: number): VatLine[] {
  const rates = [...new Set(lines.map(({ vat }) => vat))].sort((a, b) => a - b);
  const amounts = rates.map((rate) =>
    sumOf(lines, ({ price, quantity, vat }) => (vat === rate ? price * quantity : 0)),
  );
  const bases = apportion(total, amounts);
  return rates
    .map((rate, index) => ({ rate, base: bases[index] ?? 0 }))
    .filter(({ rate, base }) => rate > 0 && base > 0)
    .map(({ rate, base }) => ({ rate, base, vat: vatIncluded(base, rate) }));
}
