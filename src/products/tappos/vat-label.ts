import { formatNumber } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import type { VatLine } from './rules/vat.ts';

/** « dont TVA 18 % sur 10 500 ». */
export function vatLabel(words: { vat: string; on: string }, { rate, base }: VatLine): string {
  return `${words.vat} ${rate}${NBSP}% ${words.on} ${formatNumber(base)}`;
}
