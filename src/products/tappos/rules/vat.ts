import { fill, formatNumber, formatRate } from '#i18n/format.ts';
import { apportion, includedIn } from '#lib/money.ts';
import { sumOf } from '#lib/sum.ts';

/** A line: an amount in francs, and `vat`, the rate in percent that it includes. */
export interface TaxedLine {
  price: number;
  quantity: number;
  vat: number;
}

/** The tax of one rate in a sale: on what amount, and how much, in francs. */
export interface VatLine {
  rate: number;
  base: number;
  vat: number;
}

/**
 * The VAT included in a sale by rate, lowest first; exempt lines give none. A discount lowers the
 * part of every rate in proportion.
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
    .map(({ rate, base }) => ({ rate, base, vat: includedIn(base, rate) }));
}

/** « dont TVA 18 % sur 10 500 ». */
export function vatLabel(words: { vat: string }, { rate, base }: VatLine): string {
  return fill(words.vat, { rate: formatRate(rate), base: formatNumber(base) });
}
