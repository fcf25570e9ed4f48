import type { ThirdPartyDemo } from '../../schemas/demos/third-party.ts';
import type { PrescriptionLine, Terms } from './claim.ts';

export type Board = ThirdPartyDemo['board'];
export type Words = Board['words'];
export type Card = Board['cards'][0];

export interface NamedLine extends PrescriptionLine {
  name: string;
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
