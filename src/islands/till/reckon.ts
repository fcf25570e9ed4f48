import {
  type Outcome,
  readFrancs,
  readWhole,
  type SaleTotals,
  saleTotals,
  settle,
  shareOf,
} from './sale.ts';
import type { TillData, TillProduct, TillState } from './till-state.ts';

export interface Reckoning extends SaleTotals {
  lines: readonly { product: TillProduct; quantity: number }[];
  /** Francs that the customer hands over; 0 while the field cannot be read. */
  received: number;
  outcome: Outcome;
  /** What is wrong with a field. A discount that is refused is not taken off. */
  faults: {
    percent: boolean;
    amount: 'coins' | 'most' | undefined;
    received: boolean;
  };
  /** The most that a discount in francs can take off, after the one in percent. */
  mostDiscount: number;
}

/** Everything the till shows, computed from what was touched and typed. */
export function reckon({ products }: TillData, state: TillState): Reckoning {
  const { typed } = state;
  const lines = state.lines.flatMap(({ code, quantity }) => {
    const product = products.find((candidate) => candidate.code === code);
    return product ? [{ product, quantity }] : [];
  });
  const priced = lines.map(({ product, quantity }) => ({ price: product.price, quantity }));
  const { subtotal } = saleTotals(priced);
  const percent = upTo(100, readWhole(typed.percent));
  const mostDiscount = subtotal - shareOf(subtotal, percent ?? 0);
  const asked = readFrancs(typed.amount);
  const amount = upTo(mostDiscount, asked);
  const totals = saleTotals(priced, percent, amount);
  const received = readFrancs(typed.received);
  return {
    ...totals,
    lines,
    mostDiscount,
    received: received ?? 0,
    outcome: outcomeOf(state, totals.total),
    faults: {
      percent: percent === undefined,
      amount: asked === undefined ? 'coins' : amount === undefined ? 'most' : undefined,
      received: received === undefined,
    },
  };
}

function outcomeOf({ lines, payment, typed }: TillState, total: number): Outcome {
  if (lines.length === 0) return { kind: 'empty' };
  if (payment === 'mobile') return { kind: 'mobile' };
  const handed = readWhole(typed.received);
  if (handed === undefined || (handed === 0 && total > 0)) return { kind: 'unpaid' };
  const payable = handed < total || handed % 5 === 0;
  return payable ? settle(total, handed) : { kind: 'unpaid' };
}

function upTo(most: number, value: number | undefined): number | undefined {
  return value !== undefined && value <= most ? value : undefined;
}
