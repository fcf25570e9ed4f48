import type { Dispatch } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { isNumber, plainSigns, readWhole } from '#i18n/read.ts';
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
import type { TillContent } from '../schemas/demo.ts';

export type TillData = Omit<TillContent, 'demo' | 'sample' | 'title' | 'lede' | 'after'>;
type TillLine = TillContent['articles'][number] & { quantity: number };
export type TillField = 'scan' | 'percent' | 'amount' | 'received';

/** What the fields ask for; the code is not a number. */
const unitOf = { percent: 'percent', amount: 'money', received: 'money' } as const;

/** The most of one article that a line holds. */
export const MOST = 99;

/** What the last action changed, for the announcement. */
type TillEvent = TillLine | 'new' | 'example' | undefined;

export interface TillState {
  number: number;
  lines: readonly { code: string; quantity: number }[];
  payment: 'cash' | 'mobile';
  /** Contents of the fields, as typed. */
  typed: Readonly<Record<TillField, string>>;
  /** A code that matches no article; empty when nothing was typed. */
  refused: string | undefined;
  last: TillEvent;
  /** The field being typed into: its errors are not shown yet. */
  writing?: TillField | undefined;
}

export type TillAction =
  | { type: 'take'; code: string; by: number }
  | { type: 'scan' }
  | { type: 'write'; field: TillField; text: string }
  | { type: 'leave'; field: Exclude<TillField, 'scan'> }
  | { type: 'pay'; payment: TillState['payment'] }
  | { type: 'receive'; amount: number }
  | { type: 'new' }
  | { type: 'example' };

/** The initial state: a finished sale. */
export function exampleOf({ number, example }: TillData): TillState {
  return {
    number: Number(number),
    lines: example.lines,
    payment: 'cash',
    typed: { scan: '', percent: '', amount: '', received: formatNumber(example.received) },
    refused: undefined,
    last: undefined,
  };
}

export function reduce(content: TillData, state: TillState, action: TillAction): TillState {
  switch (action.type) {
    case 'take':
      return take(content, state, action.code, action.by);
    case 'scan': {
      const code = plainSigns(state.typed.scan).replace(/\s/g, '');
      const known = content.articles.some((article) => article.code === code);
      const typed = { ...state.typed, scan: '' };
      return known
        ? take(content, { ...state, typed }, code, 1)
        : { ...state, refused: code, writing: undefined };
    }
    case 'write': {
      const typed = { ...state.typed, [action.field]: action.text };
      const refused = action.field === 'scan' ? undefined : state.refused;
      return { ...state, typed, refused, last: undefined, writing: action.field };
    }
    case 'leave': {
      const value = readWhole(state.typed[action.field], unitOf[action.field]);
      const typed = { ...state.typed, ...(value && { [action.field]: formatNumber(value) }) };
      return { ...state, typed, writing: undefined };
    }
    case 'pay':
      return { ...state, payment: action.payment, last: undefined };
    case 'receive':
      return {
        ...state,
        typed: { ...state.typed, received: formatNumber(action.amount) },
        last: undefined,
      };
    case 'new': {
      const typed = { scan: '', percent: '', amount: '', received: '' };
      const number = state.number + 1;
      return { number, lines: [], payment: 'cash', typed, refused: undefined, last: 'new' };
    }
    case 'example':
      return { ...exampleOf(content), last: 'example' };
  }
}

/** Changes the quantity of an article, within 0 and `MOST`; at 0 the line is removed. */
function take(content: TillData, state: TillState, code: string, by: number): TillState {
  const article = content.articles.find((candidate) => candidate.code === code);
  if (!article) return state;
  const line = state.lines.find((candidate) => candidate.code === code);
  const quantity = Math.min(Math.max((line?.quantity ?? 0) + by, 0), MOST);
  const lines = line
    ? state.lines.map((other) => (other === line ? { code, quantity } : other))
    : [...state.lines, { code, quantity }];
  return {
    ...state,
    lines: lines.filter((other) => other.quantity > 0),
    refused: undefined,
    last: { ...article, quantity },
  };
}

export interface TillPartProps {
  content: TillData;
  state: TillState;
  sale: Sale;
  dispatch: Dispatch<TillAction>;
}

/** The state of the sale; amounts in francs. */
type Outcome = { kind: 'empty' | 'unpaid' | 'mobile' } | Settlement;

export interface Sale extends SaleTotals {
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
  /** The most that a discount in francs can be, after the discount in percent. */
  mostDiscount: number;
}

/** Computes everything that the till shows from its state. */
export function saleOf({ articles }: TillData, state: TillState): Sale {
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
