import type { PriceShare } from '#lib/costs.ts';
import type { Currency } from '#lib/figures.ts';
import { NBSP, NNBSP } from '#lib/spaces.ts';
import { defaultLocale, regions } from './locales.ts';

/**
 * Groups a whole number by thousands, French style: 20 000.
 * @throws RangeError if the number is not a safe integer.
 */
export function formatNumber(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} n’est pas un nombre entier`);
  return String(value)
    .replace('-', '−')
    .replace(/\B(?=(?:\d{3})+$)/g, NNBSP);
}

/** « 12,5 », « −3 »; with a number of decimals, « 13,42 », « 15,00 ». */
export function formatDecimal(value: number, decimals?: number): string {
  const digits = decimals === undefined ? String(value) : value.toFixed(decimals);
  return digits.replace('-', '−').replace('.', ',');
}

/** A difference, with its sign: « +2 », « −2 ». */
export function formatSigned(value: number): string {
  return `${value > 0 ? '+' : ''}${formatNumber(value)}`;
}

/**
 * Prints whole francs or euros: « 20 000 FCFA ».
 * Not `Intl`, which prints « F CFA » for XOF; the specification writes FCFA or F.
 */
export function formatMoney(amount: number, currency: Currency = 'FCFA'): string {
  return `${formatNumber(amount)}${NBSP}${currency}`;
}

export interface ShareWords {
  about: string;
  under: string;
}

/** « 1 250 FCFA », « environ 1 667 FCFA », « moins de 1 FCFA ». */
export function formatShare(
  { kind, amount }: PriceShare,
  words: ShareWords,
  currency: Currency,
): string {
  const money = formatMoney(amount, currency);
  return kind === 'exact' ? money : words[kind].replace('#', money);
}

/** « 1 an », « 3 ans », « 1 000 boutiques ». */
export function formatCount(count: number, words: { one: string; many: string }): string {
  return count === 1 ? words.one : words.many.replace('#', formatNumber(count));
}

/** A calendar day in full: « 5 novembre 2026 », « 1er août 2026 ». Content dates are UTC days. */
export function formatDate(date: Date): string {
  const long = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const [day, ...rest] = date.toLocaleDateString(regions[defaultLocale], long).split(' ');
  return `${day === '1' ? '1er' : day}${NBSP}${rest.join(' ')}`;
}

/** Prints bytes as people read a download: « 92 ko », « 1,2 Mo »; never less than 1 ko. */
export function formatSize(bytes: number): string {
  const kilo = Math.max(1, Math.round(bytes / 1000));
  if (kilo < 1000) return `${formatNumber(kilo)}${NBSP}ko`;
  return `${formatDecimal(bytes / 1_000_000, 1)}${NBSP}Mo`;
}
