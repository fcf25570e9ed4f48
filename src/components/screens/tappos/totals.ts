import type { PosDashboardData } from '../../../schemas/screens/pos-dashboard.ts';

type Shop = PosDashboardData['shops'][number];

/** What a shop sold, in francs, however it was paid. */
export function shopSales({ cash, mobile, credit }: Shop): number {
  return cash + mobile + credit;
}

/** Francs per ticket, rounded to 5: the smallest coin. */
export function averageBasket(sales: number, tickets: number): number {
  return Math.round(sales / tickets / 5) * 5;
}
