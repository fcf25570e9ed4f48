import { sumOf } from '../../lib/sum.ts';
import { coverOf } from '../../lib/third-party.ts';

export interface PrescriptionLine {
  /** Of one box, in francs: a multiple of 5. */
  price: number;
  /** Boxes served; 0 when the product is not delivered. */
  quantity: number;
  /** Non remboursable: outside what the payer covers. */
  excluded: boolean;
}

export interface Terms {
  /** In whole percent, 1 to 100. */
  rate: number;
  /** Most that the payer gives for one prescription, in francs, a multiple of 5; null: no limit. */
  ceiling: number | null;
}

/** Who pays what, in whole francs: `amount` is always `payer` + `copay` + `outside`. */
export interface Shares {
  amount: number;
  /** Part mutuelle: what the bordereau claims. */
  payer: number;
  /** Ticket modérateur: what the rate leaves to the patient. */
  copay: number;
  /** Also paid by the patient: excluded products, and what passes the ceiling. */
  outside: number;
}

export interface Claim {
  lines: Shares[];
  total: Shares;
}

/**
 * Splits a prescription between payer and patient.
 *
 * 1. Over the covered lines together, the ticket modérateur is rounded to 5 francs (`coverOf`) and
 *    spread over them in proportion to their amounts; the payer owes the rest of each line.
 * 2. What the payer's total has above the ceiling goes to the patient: it is taken off the lines in
 *    proportion to their part mutuelle.
 * 3. An excluded line stays whole with the patient; so does every line without `terms`, which is
 *    how a refused card is written.
 *
 * Lines add up to the totals to the franc (`spread`), and what the patient pays is a multiple of 5.
 */
export function claimOf(lines: readonly PrescriptionLine[], terms: Terms | null): Claim {
  const covered = lines.map((line) => (terms && !line.excluded ? line.price * line.quantity : 0));
  const cover = coverOf(sumOf(covered, Number), terms?.rate ?? 100);
  const copays = spread(cover.customer, covered);
  const owed = covered.map((amount, index) => amount - (copays[index] ?? 0));
  const above = spread(Math.max(0, cover.payer - (terms?.ceiling ?? cover.payer)), owed);
  const shares = lines.map(({ price, quantity }, index) => {
    const amount = price * quantity;
    const copay = copays[index] ?? 0;
    const payer = (owed[index] ?? 0) - (above[index] ?? 0);
    return { amount, payer, copay, outside: amount - payer - copay };
  });
  const total = (part: keyof Shares) => sumOf(shares, (line) => line[part]);
  return {
    lines: shares,
    total: {
      amount: total('amount'),
      payer: total('payer'),
      copay: total('copay'),
      outside: total('outside'),
    },
  };
}

/**
 * Cuts `total` into whole parts in proportion to `weights`, by the largest remainder: every part is
 * first rounded down, then the francs left go one each to the parts that lost most, the first line
 * before the others when they lost as much. No part passes its weight if `total` does not pass
 * their sum. Whole numbers from 0 on; without any weight, every part is 0.
 */
export function spread(total: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights, Number) || 1;
  const lost = weights.map((weight) => (total * weight) % whole);
  const parts = weights.map((weight, index) => (total * weight - (lost[index] ?? 0)) / whole);
  const left = sumOf(lost, Number) / whole;
  const first = [...lost.keys()].sort((a, b) => (lost[b] ?? 0) - (lost[a] ?? 0)).slice(0, left);
  return parts.map((part, index) => (first.includes(index) ? part + 1 : part));
}

/** Whether a card, good to the end of its last day, had expired on another; ISO days. */
export function expiredOn(day: string, lastDay: string): boolean {
  return lastDay < day;
}
