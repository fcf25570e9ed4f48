/**
 * Who pays for a prescription. The payer (a mutual or an insurer) takes its share; the patient pays
 * the rest at the counter: the co-payment (ticket modérateur), and what is not covered at all. The
 * share is rounded down to the franc on each line, because a payer may reject a share above its
 * rate; only what is handed over is rounded to 5 francs, the smallest coin, on its own line.
 */
import { apportion, partOf, roundToCoin } from '#lib/money.ts';
import { sumOf } from '#lib/sum.ts';

/** An amount shared at a rate, in whole francs: `payer` + `copay` is the amount. */
export interface Share {
  payer: number;
  copay: number;
}

export interface ClaimLine {
  /** In francs, all boxes of the line together. */
  amount: number;
  /** Whether the payer covers nothing of it. */
  excluded?: boolean;
}

export interface Terms {
  /** In whole percent, 1 to 100. */
  rate: number;
  /** The most that the payer gives for one prescription, in francs; null for no limit. */
  ceiling: number | null;
}

/** Who owes what, in whole francs: `payer` + `copay` + `outside` is `amount`. */
export interface ClaimShares extends Share {
  amount: number;
  /** Also owed by the patient: excluded lines, and what exceeds the ceiling. */
  outside: number;
}

export interface Claim {
  lines: ClaimShares[];
  total: ClaimShares;
  /** What the patient pays: `copay` + `outside` + `rounding`, a multiple of 5 francs. */
  due: number;
  /** What the ceiling takes off the payer's share, in francs; 0 if it is not reached. */
  above: number;
  /** From −2 to 2 francs; printed on its own line unless it is 0. */
  rounding: number;
}

/** Shares one amount; the payer's share is rounded down, so it never exceeds its rate. */
export function shareOf(amount: number, rate: number): Share {
  const payer = partOf(amount, rate);
  return { payer, copay: amount - payer };
}

/**
 * Shares a prescription line by line, then rounds what the patient pays. When the payer's total
 * exceeds the ceiling, the excess is taken off the payer's shares in proportion, and goes to the
 * patient. Without `terms` (a refused card), the patient pays all.
 */
export function claimOf(lines: readonly ClaimLine[], terms: Terms | null): Claim {
  const covered = lines.map(({ amount, excluded }) =>
    shareOf(terms && !excluded ? amount : 0, terms?.rate ?? 0),
  );
  const owed = covered.map(({ payer }) => payer);
  const all = sumOf(owed, Number);
  const above = Math.max(0, all - (terms?.ceiling ?? all));
  const taken = apportion(above, owed);
  const shares = lines.map(({ amount }, index) => {
    const { payer, copay } = covered[index] ?? { payer: 0, copay: 0 };
    const paid = payer - (taken[index] ?? 0);
    return { amount, payer: paid, copay, outside: amount - paid - copay };
  });
  const total = {
    amount: sumOf(shares, ({ amount }) => amount),
    payer: sumOf(shares, ({ payer }) => payer),
    copay: sumOf(shares, ({ copay }) => copay),
    outside: sumOf(shares, ({ outside }) => outside),
  };
  const exact = total.copay + total.outside;
  const due = roundToCoin(exact);
  return { lines: shares, total, due, above, rounding: due - exact };
}

/** Whether a card, valid until the end of its last day, has expired on another day; ISO days. */
export const expiredOn = (day: string, lastDay: string): boolean => lastDay < day;
