import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { unescapeHtml } from '#lib/escape.ts';
import { contentOf } from '../../../tools/content.ts';
import { ClaimResult } from './demo/ClaimResult.tsx';
import { CoPayment } from './demo/CoPayment.island.tsx';
import { start } from './demo/prescription.ts';
import { prescription } from './parts/prescription.ts';
import { claimOf } from './rules/co-payment.ts';
import { coPayment } from './schemas/demo.ts';
import { pharmCoPayment } from './schemas/screens/co-payment.ts';
import { PharmCoPayment } from './screens/PharmCoPayment.tsx';
import { PharmSplit } from './sections/PharmSplit.tsx';

const screen = pharmCoPayment.parse(contentOf('screens/pharm-co-payment'));
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

/** The same prescription on every screen, in the demonstration and on the printed brochure. */
function drawn(prices: readonly number[], rate: number, ceiling?: number) {
  const lines = prices.map((price, index) => ({ name: `Médicament ${index}`, price }));
  const served = lines.map((line) => ({ ...line, quantity: 1 }));
  const sale = { ...screen.sale, lines: lines.map(({ name, price }) => ({ name, total: price })) };
  const [first, ...cards] = board.cards;
  const card = { ...first, rate, ceiling };
  const changed = { ...board, cards: [card, ...cards] as typeof board.cards, lines: served };
  const { sums, shares } = prescription(changed, undefined);
  return {
    screen: textsOf(<PharmCoPayment data={{ ...screen, rate, ceiling, sale }} />),
    demo: textsOf(<CoPayment {...changed} />),
    hero: textsOf(
      <PharmSplit
        board={{ ...changed, rates: [rate] }}
        example={undefined}
        more={{ label: 'Plus', of: '', href: '#essai' }}
      />,
    ),
    brochure: sums.map(({ label, value }) => `${label} ${value}`),
    shares,
  };
}

describe('105 and 115 at 60 %: 132 claimed, 88 owed, 90 paid', () => {
  const texts = drawn([105, 115], 60);

  test('in the screen, whose statement claims the same', () => {
    expect(after(texts.screen, screen.words.total, 3)).toEqual(['88', '132', '220']);
    expect(after(texts.screen, screen.words.rounding)).toEqual(['+2']);
    expect(after(texts.screen, screen.words.due)).toEqual(['90']);
    // The last rows of the statement: this sale, then the total.
    expect(texts.screen.slice(-5, -3)).toEqual(['220', '132']);
  });

  test('in the demonstration: on a line of the table, and in what is announced', () => {
    expect(after(texts.demo, board.words.total, 4)).toEqual(['220', '88', '132', '0']);
    expect(after(texts.demo, board.words.rounding)).toEqual(['+2']);
    expect(after(texts.demo, board.words.due)).toEqual(['90\u00a0FCFA']);
    expect(texts.demo).toContain(`${board.words.rounding} +2`);
  });

  test('on the paper that opens the overview', () => {
    expect(after(texts.hero, board.words.total)).toEqual(['220']);
    expect(after(texts.hero, board.words.due)).toEqual(['90\u00a0FCFA']);
    expect(after(texts.hero, board.cards[0].payer)).toEqual(['132\u00a0FCFA']);
    expect(texts.hero).toContain(`${board.words.rounding} +2`);
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

describe('1 000 and 3 000 at 80 %, a ceiling of 2 000: 2 000 claimed, 2 000 paid', () => {
  const texts = drawn([1000, 3000], 80, 2000);

  test('in the screen: what the ceiling takes off has a column, and each line adds up', () => {
    expect(after(texts.screen, 'Médicament 0', 4)).toEqual(['200', '500', '300', '1\u202f000']);
    const total = ['800', '2\u202f000', '1\u202f200', '4\u202f000'];
    expect(after(texts.screen, screen.words.total, 4)).toEqual(total);
    // The last rows of the statement: this sale, then the total.
    expect(texts.screen.slice(-5, -3)).toEqual(['4\u202f000', '2\u202f000']);
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
