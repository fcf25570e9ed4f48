import { isNumber, readWhole } from '#i18n/read.ts';
import { SMALLEST_COIN } from '#lib/money.ts';
import {
  codedLines,
  discountOf,
  type SaleTotals,
  type Settlement,
  saleTotals,
  settle,
  subtotalOf,
} from '../rules/sale.ts';
import { type TillData, type TillLine, type TillState, unitOf } from './till-state.ts';

/** The state of the sale; amounts in francs. */
type Outcome = { kind: 'empty' | 'unpaid' | 'mobile' } | Settlement;

export interface Reckoning extends SaleTotals {
  lines: readonly TillLine[];
  /** Francs received; 0 while the field cannot be read. */
  received: number;
  outcome: Outcome;
  /** Errors of the fields. An invalid discount is not applied. */
  faults: {
    percent: 'unread' | 'most' | undefined;
    amount: 'unread' | 'coins' | 'most' | undefined;
    received: 'unread' | 'coins' | undefined;
  };
  /** The most that a discount in francs can be, after the one in percent. */
  mostDiscount: number;
}

/** Computes everything that the till shows from its state. */
export function reckon({ articles }: TillData, state: TillState): Reckoning {
  const { typed } = state;
  const lines = codedLines(articles, state.lines);
  const subtotal = subtotalOf(lines);
  const percent = upTo(100, readWhole(typed.percent, unitOf.percent));
  const mostDiscount = subtotal - discountOf(subtotal, percent ?? 0);
  const asked = readFrancs(typed.amount);
  const amount = upTo(mostDiscount, asked);
  const totals = saleTotals(lines, percent, amount);
  const received = readFrancs(typed.received);
  const faultOf = <Other extends string>(field: keyof typeof unitOf, other: Other) =>
    isNumber(typed[field], unitOf[field]) ? other : 'unread';
  return {
    ...totals,
    lines,
    mostDiscount,
    received: received ?? 0,
    outcome: outcomeOf(state, totals.total),
    faults: {
      percent: percent === undefined ? faultOf('percent', 'most') : undefined,
      amount:
        asked === undefined
          ? faultOf('amount', 'coins')
          : amount === undefined
            ? 'most'
            : undefined,
      received: received === undefined ? faultOf('received', 'coins') : undefined,
    },
  };
}

function outcomeOf({ lines, payment, typed }: TillState, total: number): Outcome {
  if (lines.length === 0) return { kind: 'empty' };
  if (payment === 'mobile') return { kind: 'mobile' };
  const handed = readWhole(typed.received, unitOf.received);
  if (handed === undefined || (handed === 0 && total > 0)) return { kind: 'unpaid' };
  const payable = handed < total || handed % SMALLEST_COIN === 0;
  return payable ? settle(total, handed) : { kind: 'unpaid' };
}

/** Reads an amount that coins and notes can pay. */
function readFrancs(text: string): number | undefined {
  const value = readWhole(text, 'money');
  return value !== undefined && value % SMALLEST_COIN === 0 ? value : undefined;
}

function upTo(most: number, value: number | undefined): number | undefined {
  return value !== undefined && value <= most ? value : undefined;
}
