import { fill } from '#i18n/fill.ts';
import { formatNumber, formatRate } from '#i18n/format.ts';
import type { VatLine } from './vat.ts';

/** « dont TVA 18 % sur 10 500 ». */
export function vatLabel(words: { vat: string }, { rate, base }: VatLine): string {
  return fill(words.vat, { rate: formatRate(rate), base: formatNumber(base) });
}
