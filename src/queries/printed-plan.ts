import { formatNumber } from '#i18n/format.ts';
import type { Plan } from '#schemas/plan.ts';

/** A plan as pages show it: each price is printed in `amount`, and a number in `francs`. */
export function printedPlan(id: string, plan: Plan) {
  return {
    ...plan,
    id,
    capacity: plan.capacity?.figure.capacity,
    prices: plan.prices.map(({ figure, label, period, note }) => ({
      amount: figure ? formatNumber(figure.amount) : (label ?? ''),
      francs: figure?.amount,
      unit: figure?.currency,
      period,
      note,
    })),
  };
}

export type PrintedPlan = ReturnType<typeof printedPlan>;
