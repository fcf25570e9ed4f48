import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumOf } from '#lib/sum.ts';
import { codedLines, discountOf, saleTotals, settle } from './sale.ts';

const sacksAndCans = [
  { price: 15000, quantity: 2, vat: 0 },
  { price: 3500, quantity: 3, vat: 18 },
];

test.each([
  // 10 500 × 18 / 118 = 1 601,69
  [0, 0, 0, 10_500, 1602],
  // 5 % of 40 500 is 2 025; 38 475 − 475 = 38 000
  // The cans: 10 500 × 38 000 / 40 500 = 9 851,85; 9 852 × 18 / 118 = 1 502,85
  [5, 475, 2500, 9852, 1503],
  // 10 500 × 38 700 / 40 500 = 10 033,33; 10 033 × 18 / 118 = 1 530,46
  [0, 1800, 1800, 10_033, 1530],
])(
  '%i %% off, then %i francs: %i less, and the tax with it',
  (percent, amount, discount, base, vat) => {
    expect(saleTotals(sacksAndCans, percent, amount)).toEqual({
      subtotal: 40_500,
      discount,
      total: 40_500 - discount,
      vat: [{ rate: 18, base, vat }],
    });
  },
);

test('a discount in percent is rounded to the smallest coin', () => {
  // 3 % of 650 is 19,50; 7 % of 450 is 31,50
  expect([discountOf(650, 3), discountOf(450, 7)]).toEqual([20, 30]);
});

test('nothing costs nothing, and a whole discount leaves nothing', () => {
  expect(saleTotals([])).toEqual({ subtotal: 0, discount: 0, total: 0, vat: [] });
  expect(saleTotals(sacksAndCans, 100).total).toBe(0);
  expect(saleTotals(sacksAndCans, 50, 900_000).total).toBe(0);
});

test('whatever is sold, the parts make the whole, in coins, and nothing is negative', () => {
  const coins = (most: number) => fc.nat(most).map((count) => count * 5);
  const quantity = fc.integer({ min: 1, max: 99 });
  const line = fc.record({ price: coins(20_000), quantity, vat: fc.constantFrom(0, 9, 18) });
  const lines = fc.array(line, { maxLength: 12 });
  fc.assert(
    fc.property(lines, fc.nat(100), coins(100_000), (sold, percent, amount) => {
      const { subtotal, discount, total, vat } = saleTotals(sold, percent, amount);
      expect(total + discount).toBe(subtotal);
      expect(Math.min(total, discount)).toBeGreaterThanOrEqual(0);
      expect(sumOf(vat, ({ base }) => base)).toBeLessThanOrEqual(total);
      expect([subtotal % 5, discount % 5, total % 5]).toEqual([0, 0, 0]);
    }),
  );
});

test('50 000 for 40 500, the exact sum, and 500 short', () => {
  expect(settle(40500, 50000)).toEqual({ kind: 'paid', change: 9500 });
  expect(settle(40500, 40500)).toEqual({ kind: 'paid', change: 0 });
  expect(settle(40500, 40000)).toEqual({ kind: 'short', missing: 500 });
});

test('lines from codes, less those of no article', () => {
  const articles = ['2501', '2502'].map((code) => ({ code, price: 5 }));
  const lines = ['2502', '9999', '2501'].map((code) => ({ code, quantity: 1 }));
  const found = codedLines(articles, lines).map(({ code, price }) => `${code} ${price}`);
  expect(found).toEqual(['2502 5', '2501 5']);
});
