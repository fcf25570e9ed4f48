import { formatNumber, formatRate } from '#i18n/format.ts';
import type { VatLine } from './vat.ts';

/** « dont TVA 18 % sur 10 500 ». */
export function vatLabel(words: { vat: string; on: string }, { rate, base }: VatLine): string {
  return `${words.vat} ${formatRate(rate)} ${words.on} ${formatNumber(base)}`;
}
