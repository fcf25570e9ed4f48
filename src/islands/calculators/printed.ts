import { type Currency, formatMoney } from '../../lib/money.ts';
import type { PriceShare } from './costs.ts';

export interface ShareWords {
  about: string;
  under: string;
}

/** « 1 250 FCFA », « environ 1 667 FCFA », « moins de 1 FCFA ». */
export function printShare(
  { kind, amount }: PriceShare,
  words: ShareWords,
  currency: Currency,
): string {
  const money = formatMoney(amount, currency);
  return kind === 'exact' ? money : words[kind].replace('#', money);
}

/** « 1 an », « 3 ans ». */
export function printYears(count: number, words: { one: string; many: string }): string {
  return count === 1 ? words.one : words.many.replace('#', String(count));
}
