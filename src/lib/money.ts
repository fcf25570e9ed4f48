import { NBSP, NNBSP } from './typography.ts';

/** The two ways the customer writes the West African CFA franc; it has no subdivision in use. */
export type Currency = 'FCFA' | 'F';

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

/**
 * Prints whole francs: « 20 000 FCFA ».
 * Not `Intl`, which prints « F CFA » for XOF; the specification writes FCFA or F.
 */
export function formatMoney(amount: number, currency: Currency = 'FCFA'): string {
  return `${formatNumber(amount)}${NBSP}${currency}`;
}
