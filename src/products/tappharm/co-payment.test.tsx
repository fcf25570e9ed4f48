// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { contentOf } from '../../../tools/content.ts';
import { CoPayment } from './demo/CoPayment.tsx';
import { coPayment } from './schemas/demo.ts';
import { pharmCoPayment } from './schemas/screens/co-payment.ts';
import { PharmCoPayment } from './screens/PharmCoPayment.tsx';
import { PharmSplit } from './sections/PharmSplit.tsx';

const screen = pharmCoPayment.parse(contentOf('screens/pharm-co-payment'));
const { board } = coPayment.parse(contentOf('demos/co-payment'));

/** The texts of what is drawn, in reading order. */
function textsOf(node: ReactNode): string[] {
  document.body.innerHTML = renderToStaticMarkup(node);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '');
  return texts.filter(Boolean);
}

/** The texts that follow a label. */
function after(texts: readonly string[], label: string, count = 1): string[] {
  const start = texts.indexOf(label) + 1;
  return start > 0 ? texts.slice(start, start + count) : [];
}

/** The same prescription on every screen and in the demonstration. */
function drawn(prices: readonly number[], rate: number) {
  const lines = prices.map((price, index) => ({ name: `Médicament ${index}`, price }));
  const served = lines.map((line) => ({ ...line, quantity: 1 }));
  const sale = { ...screen.sale, lines: lines.map(({ name, price }) => ({ name, total: price })) };
  const [card] = board.cards;
  return {
    screen: textsOf(<PharmCoPayment data={{ ...screen, rate, sale }} />),
    demo: textsOf(<CoPayment {...board} cards={[{ ...card, rate }]} lines={served} />),
    hero: textsOf(
      <PharmSplit
        board={{ ...board, cards: [{ ...card, rate }], rates: [rate], lines: served }}
        example={undefined}
        more={{ label: 'Plus', href: '#essai' }}
      />,
    ),
  };
}

describe('105 and 115 at 60 %: 132 claimed, 88 owed, 90 paid', () => {
  const texts = drawn([105, 115], 60);

  test('in the screen, whose statement claims the same', () => {
    expect(after(texts.screen, screen.words.total, 3)).toEqual(['132', '88', '220']);
    expect(after(texts.screen, screen.words.rounding)).toEqual(['+2']);
    expect(after(texts.screen, screen.words.due)).toEqual(['90']);
    // The last rows of the statement: this sale, then the total.
    expect(texts.screen.slice(-5, -3)).toEqual(['220', '132']);
  });

  test('in the demonstration: on a line of the table, and in what is announced', () => {
    expect(after(texts.demo, board.words.total, 4)).toEqual(['220', '132', '88', '0']);
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
});

test('a sum that is exact has no line for its rounding', () => {
  for (const [where, texts] of Object.entries(drawn([850, 2400], 70))) {
    expect(texts.join(' '), where).not.toContain(board.words.rounding);
  }
});
