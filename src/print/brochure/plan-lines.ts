import type { PlanPrice } from '#components/ui/PlanCard.tsx';
import { NBSP } from '#lib/spaces.ts';
import type { Plan } from '#schemas/plan.ts';

export type PricedPlan = Pick<Plan, 'name' | 'features' | 'limitations'> & {
  prices: readonly PlanPrice[];
};

export interface PlanLine {
  name: string;
  price: string;
  note: string;
}

/** One line per price of each plan; a period that all prices share is printed once, above. */
export function planLines(plans: readonly PricedPlan[]): {
  period: string | undefined;
  lines: PlanLine[];
} {
  const periods = new Set(
    plans.flatMap(({ prices }) => prices.flatMap(({ unit, period }) => (unit ? [period] : []))),
  );
  const [period] = periods.size === 1 ? periods : [];
  const lines = plans.flatMap(({ name, prices, limitations }) =>
    prices.map((price, index) => ({
      name,
      price: priceOf(price),
      note: [
        periods.size > 1 && price.period,
        price.note,
        ...(index === 0 ? limitations.map(lower) : []),
      ]
        .filter(Boolean)
        .join(', '),
    })),
  );
  return { period, lines };
}

/** « 20 000 FCFA », or « Sur devis ». */
export function priceOf({ amount, unit }: PlanPrice): string {
  return unit ? `${amount}${NBSP}${unit}` : amount;
}

/** Lowers the first letter, to print a text inside a sentence; names inside are unchanged. */
export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
