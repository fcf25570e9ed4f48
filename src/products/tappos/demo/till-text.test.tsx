import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Basket } from './Basket.tsx';
import { exampleOf, reduce, saleOf, type TillData } from './till-state.ts';
import { spoken } from './till-text.ts';

const content = {
  number: 1,
  notes: [],
  articles: [{ code: '1', name: 'Riz $& $1', price: 500, vat: 0 }],
  example: { lines: [{ code: '1', quantity: 1 }], received: 500 },
  words: {
    ...{ less: 'Un # de moins', remove: 'Retirer #', more: 'Un # de plus' },
    ...{ quantity: 'Quantité', removed: '# retiré', bigDiscount: '' },
  },
} as unknown as TillData;

test('a name stands as it is written, whatever signs it holds', () => {
  const state = exampleOf(content);
  const shown = { content, state, sale: saleOf(content, state), dispatch: () => undefined };
  const basket = renderToStaticMarkup(<Basket {...shown} />);
  expect(basket).toContain('aria-label="Retirer Riz $&amp; $1"');
  expect(basket).toContain('aria-label="Un Riz $&amp; $1 de plus"');
  const empty = reduce(content, state, { type: 'take', code: '1', by: -1 });
  expect(spoken(content, empty, saleOf(content, empty)).join()).toContain('Riz $& $1 retiré');
});
