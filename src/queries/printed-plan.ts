import { formatNumber, formatPromotion } from '#i18n/format.ts';
import type { Plan } from '#schemas/plan.ts';

/** A plan as pages show it: each price printed, in `amount` and `unit`, and as it is, in `price`. */
export function printedPlan(id: string, plan: Plan) {
  return {
    ...plan,
    id,
    capacity: plan.capacity?.figure.capacity,
    prices: plan.prices.map(({ figure, label, period, note }) => ({
      amount: figure ? formatNumber(figure.amount) : (label ?? ''),
      price: figure,
      unit: figure?.currency,
      period,
      note: [note, figure && formatPromotion(figure)].filter(Boolean).join(' ; ') || undefined,
    })),
  };
}

export type PrintedPlan = ReturnType<typeof printedPlan>;
