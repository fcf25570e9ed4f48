/** Amounts in whole francs. */
export interface Instalment {
  amount: number;
  /** Whether its date has passed. */
  due: boolean;
}

export type FeeState = 'settled' | 'part' | 'late' | 'upcoming';

/**
 * Each payment settles the oldest instalment first, and the rest goes to the next.
 * @returns in the same order, what each instalment still needs and its state
 */
export function settle<T extends Instalment>(
  instalments: readonly T[],
  paid: number,
): (T & { left: number; state: FeeState })[] {
  let rest = paid;
  return instalments.map((instalment) => {
    const received = Math.min(rest, instalment.amount);
    rest -= received;
    const left = instalment.amount - received;
    return { ...instalment, left, state: stateOf(left, received, instalment.due) };
  });
}

function stateOf(left: number, received: number, due: boolean): FeeState {
  if (left === 0) return 'settled';
  if (received > 0) return 'part';
  return due ? 'late' : 'upcoming';
}
