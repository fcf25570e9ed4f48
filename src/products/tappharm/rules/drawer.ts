import { sumOf } from '#lib/sum.ts';

interface Pile {
  readonly value: number;
  readonly count: number;
}

/** A day at the till, in francs, and the drawer as it was counted. */
interface Day {
  readonly float: number;
  readonly cash: number;
  readonly credit: number;
  /** The part of payers. */
  readonly payers: number;
  /** Credits repaid in cash. */
  readonly settled: number;
  /** Sales by other means of payment. */
  readonly others: readonly { readonly amount: number }[];
  readonly notes: readonly Pile[];
  readonly coins: readonly Pile[];
}

export interface Closing {
  /** All amounts in francs. Sales of the day, whatever the means of payment. */
  sales: number;
  expected: number;
  counted: number;
  /** Counted minus expected: below zero, money is missing. */
  gap: number;
  /** What is taken out of the drawer, less the float that stays. */
  bank: number;
}

/** The value in francs of piles of notes or coins. */
export function worth(piles: readonly Pile[]): number {
  return sumOf(piles, ({ value, count }) => value * count);
}

/** Sales on credit or charged to a payer never reach the drawer; a credit repaid in cash does. */
export function closingOf(day: Day): Closing {
  const { float, cash, credit, payers, settled, others } = day;
  const expected = float + cash + settled;
  const counted = worth(day.notes) + worth(day.coins);
  return {
    sales: cash + sumOf(others, ({ amount }) => amount) + credit + payers,
    expected,
    counted,
    gap: counted - expected,
    bank: counted - float,
  };
}
