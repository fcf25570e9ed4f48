import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { unescapeHtml } from '#lib/escape.ts';
import { contentOf } from '../../../tools/content.ts';
import { ClaimResult } from './demo/ClaimResult.tsx';
import { type Card, start } from './demo/prescription.ts';
import { SharedPrescription } from './demo/SharedPrescription.tsx';
import { prescription } from './parts/prescription.ts';
import { claimOf } from './rules/co-payment.ts';
import { coPayment } from './schemas/demo.ts';

const { board } = coPayment.parse(contentOf('demos/co-payment'));

/** The texts of what is drawn, in reading order. */
function textsOf(node: ReactNode): string[] {
  const texts = renderToStaticMarkup(node).split(/<[^>]*>/);
  return texts.map((text) => unescapeHtml(text).trim()).filter(Boolean);
}

/** The texts that follow a label. */
function after(texts: readonly string[], label: string, count = 1): string[] {
  const start = texts.indexOf(label) + 1;
  return start > 0 ? texts.slice(start, start + count) : [];
}

/** The same prescription in the demonstration, on the page and on the printed brochure. */
function drawn(prices: readonly number[], rate: number, ceiling?: number) {
  const lines = prices.map((price, index) => ({ name: `Médicament ${index}`, price }));
  const served = lines.map((line) => ({ ...line, quantity: 1 }));
  const [first, second, ...cards] = board.cards as [Card, Card];
  const terms = { rate, ceiling };
  // The brochure shows the first card, the demonstration the second.
  const changed = {
    ...board,
    cards: [{ ...first, ...terms }, { ...second, ...terms }, ...cards] as typeof board.cards,
    lines: served,
  };
  const { sums, shares } = prescription(changed, undefined);
  return {
    demo: textsOf(<SharedPrescription {...changed} />),
    brochure: sums.map(({ label, value }) => `${label} ${value}`),
    shares,
  };
}

describe('105 and 115 at 60 %: 132 claimed, 88 owed, 90 paid', () => {
  const texts = drawn([105, 115], 60);

  test('in the demonstration: on a line of the table, and in what is announced', () => {
    expect(after(texts.demo, board.words.total, 4)).toEqual(['220', '88', '132', '0']);
    expect(after(texts.demo, board.words.rounding)).toEqual(['+2']);
    expect(after(texts.demo, board.words.due)).toEqual(['90\u00a0FCFA']);
    expect(texts.demo).toContain(`${board.words.rounding} +2`);
  });

  test('on the printed brochure', () => {
    expect(texts.brochure).toEqual([
      `${board.words.total} 220`,
      `${board.words.rounding} +2`,
      `${board.words.due} 90\u00a0FCFA`,
      `${board.cards[0].payer}, 60\u00a0% 132\u00a0FCFA`,
    ]);
  });
});

test('a share that is just the ceiling passes nothing on, and nothing says so', () => {
  const said = (ceiling: number) => {
    const state = { ...start(board), rate: 80, ceiling };
    const claim = claimOf([{ amount: 2500 }], state);
    return textsOf(<ClaimResult words={board.words} state={state} refused={false} claim={claim} />);
  };
  expect(said(2000)).not.toContain(board.words.capped);
  expect(said(1999)).toContain(board.words.capped);
});

test('a sum that is exact has no line for its rounding', () => {
  for (const [where, texts] of Object.entries(drawn([850, 2400], 70))) {
    expect(texts?.join(' '), where).not.toContain(board.words.rounding);
  }
});
