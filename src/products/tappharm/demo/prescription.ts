import type { Terms } from '../rules/co-payment.ts';
import type { CoPaymentDemo } from '../schemas/demo.ts';

export type Board = CoPaymentDemo['board'];
export type Words = Board['words'];
export type Card = Board['cards'][0];

export interface NamedLine {
  name: string;
  /** Of one box, in francs. */
  price: number;
  /** Boxes served; 0 when the product is not delivered. */
  quantity: number;
  /** Not covered by the payer. */
  excluded: boolean;
}

export interface Prescription extends Terms {
  card: Card;
  lines: NamedLine[];
}

/** A contract's own terms; the visitor may try others afterwards. */
export function present(card: Card): Terms & { card: Card } {
  return { card, rate: card.rate, ceiling: card.ceiling ?? null };
}

export type LineChange = (line: NamedLine) => NamedLine;

export function changeLine(state: Prescription, name: string, change: LineChange): Prescription {
  return {
    ...state,
    lines: state.lines.map((line) => (line.name === name ? change(line) : line)),
  };
}

/** The finished example: the first card, everything served and reimbursed. */
export function start({ cards, lines }: Board): Prescription {
  return { ...present(cards[0]), lines: lines.map((line) => ({ ...line, excluded: false })) };
}
