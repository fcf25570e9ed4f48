import { roundToCoin } from '#lib/coins.ts';
import { sumOf } from '#lib/sum.ts';
import { type TaxedLine, type VatLine, vatLines } from './vat.ts';

export interface SaleLine {
  /** What one costs, in francs, VAT included. */
  price: number;
  quantity: number;
}

/** What a sale comes to, in francs; `subtotal` less `discount` is always `total`. */
export interface SaleTotals {
  subtotal: number;
  discount: number;
  total: number;
  /** The VAT inside `total`, rate by rate: it is printed, never paid apart. */
  vat: VatLine[];
}

/** What a customer who hands over cash gets back, or still owes; in francs. */
export type Settlement = { kind: 'short'; missing: number } | { kind: 'paid'; change: number };

/** The articles of which some are taken, as lines of a sale. */
export function takenLines<Article extends { taken?: number | undefined }>(
  articles: readonly Article[],
): (Article & { quantity: number })[] {
  return articles.flatMap((article) =>
    article.taken ? [{ ...article, quantity: article.taken }] : [],
  );
}

/** The articles named by their codes, as lines of a sale; unknown codes are left out. */
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

/**
 * Adds up a sale. The discount in percent comes off first; then the one in francs, of which no more
 * is taken than what is left.
 */
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
