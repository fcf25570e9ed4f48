import { sumOf } from '#lib/sum.ts';
import type { PharmClosingData } from '../schemas/screens/closing.ts';

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

type Pile = PharmClosingData['notes'][number];

/** The value in francs of piles of notes or coins. */
export function worth(piles: readonly Pile[]): number {
  return sumOf(piles, ({ value, count }) => value * count);
}

/** Sales on credit or charged to a payer never reach the drawer; a credit repaid in cash does. */
export function closingOf(data: PharmClosingData): Closing {
  const { float, cash, credit, payers, settled, others } = data;
  const expected = float + cash + settled;
  const counted = worth(data.notes) + worth(data.coins);
  return {
    sales: cash + sumOf(others, ({ amount }) => amount) + credit + payers,
    expected,
    counted,
    gap: counted - expected,
    bank: counted - float,
  };
}
