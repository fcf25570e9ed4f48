import { expect, test } from 'vitest';
import { contentOf } from '../../../../tools/content.ts';
import { coPayment } from '../schemas/demo.ts';
import { prescription } from './prescription.ts';

const { board } = coPayment.parse(contentOf('demos/co-payment'));

/** What the printed brochure says of a prescription, with its first card. */
function printed(prices: readonly number[], rate: number): string[] {
  const [first, ...others] = board.cards;
  const cards = [{ ...first, rate, ceiling: undefined }, ...others] as typeof board.cards;
  const lines = prices.map((price) => ({ name: 'Médicament', price, quantity: 1 }));
  const { sums } = prescription({ ...board, cards, lines }, undefined);
  return sums.map(({ label, value }) => `${label} ${value}`);
}

// The demonstration is tried on the page: `tests/browser/demo-co-payment.spec.ts`.
test('the brochure has a line for a rounding, and none for an exact sum', () => {
  expect(printed([105, 115], 60)).toEqual([
    `${board.words.total} 220`,
    `${board.words.rounding} +2`,
    `${board.words.due} 90\u00a0FCFA`,
    `${board.cards[0].payer}, 60\u00a0% 132\u00a0FCFA`,
  ]);
  expect(printed([850, 2400], 70).join()).not.toContain(board.words.rounding);
});
