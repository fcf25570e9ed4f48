import { settleOldest } from '#lib/money.ts';

/** Amounts in whole francs. */
export interface Instalment {
  amount: number;
  /** Whether its date has passed. */
  due: boolean;
}

export type FeeState = 'settled' | 'part' | 'late' | 'upcoming';

/**
 * What a family's payments have settled, the oldest instalment first.
 * @returns in the same order, what each instalment still needs and its state
 */
export function settle<T extends Instalment>(
  instalments: readonly T[],
  paid: number,
): (T & { left: number; state: FeeState })[] {
  return settleOldest(instalments, paid).map((instalment) => ({
    ...instalment,
    state: stateOf(instalment),
  }));
}

function stateOf({ amount, due, left }: Instalment & { left: number }): FeeState {
  if (left === 0) return 'settled';
  if (left < amount) return 'part';
  return due ? 'late' : 'upcoming';
}
