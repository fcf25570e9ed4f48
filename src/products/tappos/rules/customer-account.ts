import { type SaleLine, subtotalOf } from './sale.ts';

export interface Purchase {
  /** Day of the month. */
  day: number;
  payment: 'cash' | 'mobile' | 'credit';
  items: readonly (SaleLine & { name: string })[];
}

interface Payment {
  /** Day of the month. */
  day: number;
  amount: number;
}

/**
 * The credit notebook by day: what was bought on credit, what was paid back, and the debt after
 * each line, in francs. Within a day purchases come before payments.
 */
export function creditNotebook<Bought extends Purchase>(
  purchases: readonly Bought[],
  payments: readonly Payment[],
) {
  const lines = [
    ...purchases
      .filter(({ payment }) => payment === 'credit')
      .map((purchase) => ({ day: purchase.day, amount: subtotalOf(purchase.items), purchase })),
    ...payments.map(({ day, amount }) => ({ day, amount: -amount, purchase: undefined })),
  ].toSorted((a, b) => a.day - b.day);
  let due = 0;
  return lines.map((line) => {
    due += line.amount;
    return { ...line, due };
  });
}

interface LoyaltyRules {
  /** Purchases, in francs, for each discount earned. */
  step: number;
  /** The discount earned, in francs. */
  reward: number;
  /** Discounts already used, in francs. */
  used: number;
}

/** The state of a loyalty account after `spent` francs of purchases. */
export function loyaltyAccount(spent: number, { step, reward, used }: LoyaltyRules) {
  const earned = Math.floor(spent / step) * reward;
  const into = spent % step;
  return { earned, left: earned - used, toNext: step - into, percent: (into / step) * 100 };
}
