import { roundToCoin } from '#lib/money.ts';
import { sumOf } from '#lib/sum.ts';
import { type TaxedLine, type VatLine, vatLines } from './vat.ts';

export interface SaleLine {
  /** Unit price, in francs, VAT included. */
  price: number;
  quantity: number;
}

/** The amounts of a sale, in francs; `subtotal` less `discount` is always `total`. */
export interface SaleTotals {
  subtotal: number;
  discount: number;
  total: number;
  /** The VAT included in `total`, by rate; printed only, never added. */
  vat: VatLine[];
}

/** The change due, or the amount still missing, in francs. */
export type Settlement = { kind: 'short'; missing: number } | { kind: 'paid'; change: number };

/** Articles by code, as lines of a sale; unknown codes are left out. */
export function codedLines<Article extends { code: string }>(
  articles: readonly Article[],
  lines: readonly { code: string; quantity: number }[],
): (Article & { quantity: number })[] {
  return lines.flatMap(({ code, quantity }) => {
    const article = articles.find((candidate) => candidate.code === code);
    return article ? [{ ...article, quantity }] : [];
  });
}

/** Price × quantity, added up, in francs. */
export function subtotalOf(lines: readonly SaleLine[]): number {
  return sumOf(lines, ({ price, quantity }) => price * quantity);
}

/** Adds up a sale. Percents come off first; then francs, which take at most what is left. */
export function saleTotals(lines: readonly TaxedLine[], percent = 0, amount = 0): SaleTotals {
  const subtotal = subtotalOf(lines);
  const share = discountOf(subtotal, percent);
  const discount = share + Math.min(amount, subtotal - share);
  const total = subtotal - discount;
  return { subtotal, discount, total, vat: vatLines(lines, total) };
}

/** A discount in percent, rounded to the smallest coin. */
export function discountOf(amount: number, percent: number): number {
  return roundToCoin((amount * percent) / 100);
}

export function settle(total: number, received: number): Settlement {
  return received < total
    ? { kind: 'short', missing: total - received }
    : { kind: 'paid', change: received - total };
}
