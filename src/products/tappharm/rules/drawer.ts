import { sumOf } from '#lib/sum.ts';
import type { PharmClosingData } from '../schemas/screens/closing.ts';

export interface Closing {
  /** All figures in francs. Sales of the day, however they are or will be paid. */
  sales: number;
  expected: number;
  counted: number;
  /** Counted less expected: below zero, money is missing. */
  gap: number;
  /** What leaves the drawer once the float is put back. */
  bank: number;
}

type Pile = PharmClosingData['notes'][number];

/** Francs in a set of piles of notes or coins. */
export function worth(piles: readonly Pile[]): number {
  return sumOf(piles, ({ value, count }) => value * count);
}

/** Sales on credit or owed by a payer never reach the drawer; a credit paid back in cash does. */
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
