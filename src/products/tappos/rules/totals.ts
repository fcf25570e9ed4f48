import type { Money } from '#lib/figures.ts';
import { roundToCoin } from '#lib/money.ts';

interface Shop {
  readonly cash: number;
  readonly mobile: number;
  readonly credit: number;
}

/** The sales of a shop in francs, by all means of payment. */
export const shopSales = ({ cash, mobile, credit }: Shop): number => cash + mobile + credit;

/** Francs per ticket, rounded to the smallest coin. */
export function averageBasket(sales: number, tickets: number): number {
  return roundToCoin(sales / tickets);
}

export const yearOf = ({ amount, currency }: Money): Money => ({ amount: amount * 12, currency });
