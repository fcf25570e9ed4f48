import { sumOf } from '../../lib/sum.ts';
import { vatIncluded } from '../../lib/vat.ts';

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
  /** The VAT inside `total`, to the nearest franc: it is printed, never paid apart. */
  vat: number;
}

/** How the sale stands between the customer and the till; amounts in francs. */
export type Outcome =
  | { kind: 'empty' | 'unpaid' | 'mobile' }
  | { kind: 'short'; missing: number }
  | { kind: 'paid'; change: number };

/**
 * Adds up a sale. The share in percent comes off first, rounded to 5 francs, the smallest coin;
 * then the amount, as far as there is something left to take it off.
 */
export function saleTotals(lines: readonly SaleLine[], percent = 0, amount = 0): SaleTotals {
  const subtotal = sumOf(lines, ({ price, quantity }) => price * quantity);
  const share = shareOf(subtotal, percent);
  const discount = share + Math.min(amount, subtotal - share);
  const total = subtotal - discount;
  return { subtotal, discount, total, vat: vatIncluded(total) };
}

/** `percent` of an amount, rounded to 5 francs. */
export function shareOf(amount: number, percent: number): number {
  return Math.round((amount * percent) / 100 / 5) * 5;
}

/** What a customer who hands over `received` gets back or still owes. */
export function settle(total: number, received: number): Outcome {
  return received < total
    ? { kind: 'short', missing: total - received }
    : { kind: 'paid', change: received - total };
}

/**
 * Reads a whole number as people type it, with or without spaces; nothing reads as 0.
 * @returns undefined for anything else, and beyond nine figures
 */
export function readWhole(text: string): number | undefined {
  const digits = text.replace(/\s/g, '');
  return /^\d{0,9}$/.test(digits) ? Number(digits) : undefined;
}

/** Reads an amount that coins and notes can pay: a multiple of 5 francs. */
export function readFrancs(text: string): number | undefined {
  const value = readWhole(text);
  return value !== undefined && value % 5 === 0 ? value : undefined;
}
