import { type Claim, claimOf, type Terms } from '../rules/co-payment.ts';
import type { CoPaymentDemo } from '../schemas/demo.ts';

export type Board = CoPaymentDemo['board'];
export type Words = Board['words'];
export type Card = Board['cards'][0];

export interface NamedLine {
  name: string;
  /** Price of one box, in francs. */
  price: number;
  /** Boxes served; 0 if none is. */
  quantity: number;
  /** Whether the insurer does not cover it. */
  excluded: boolean;
}

export interface Prescription extends Terms {
  card: Card;
  lines: NamedLine[];
}

/** The terms of a contract; the visitor may change them afterwards. */
export function present(card: Card): Terms & { card: Card } {
  return { card, rate: card.rate, ceiling: card.ceiling ?? null };
}

export type LineChange = (line: NamedLine) => NamedLine;

export function changeLine(state: Prescription, name: string, change: LineChange): Prescription {
  return { ...state, lines: state.lines.map((line) => (line.name === name ? change(line) : line)) };
}

/** The initial state: the second card, since the film shows the first; everything served and covered. */
export function start({ cards, lines }: Board): Prescription {
  return {
    ...present(cards[1] ?? cards[0]),
    lines: lines.map((line) => ({ ...line, excluded: false })),
  };
}

/** How the prescription is shared at first, or would be at another rate of the same contract. */
export function firstClaim({ cards, lines }: Board, rate = cards[0].rate): Claim {
  const served = lines.map(({ price, quantity }) => ({ amount: price * quantity }));
  return claimOf(served, { ...present(cards[0]), rate });
}
