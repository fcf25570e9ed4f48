import { expect, test } from 'vitest';
import { includedIn } from '#lib/money.ts';
import { vatLines } from './vat.ts';

test.each([
  // 118 × 18 / 118
  [118, 18, 18],
  // 10 500 × 18 / 118 = 1 601,69
  [10_500, 18, 1602],
  // 9 000 × 9 / 109 = 743,12
  [9000, 9, 743],
  [30_000, 0, 0],
])('in %i at %i %% there are %i francs of VAT', (price, rate, vat) => {
  expect(includedIn(price, rate)).toBe(vat);
});

test('one line per rate, the lowest first; a discount lowers each part in proportion', () => {
  const rice = { price: 15000, quantity: 2, vat: 0 };
  const oil = { price: 3500, quantity: 3, vat: 18 };
  const milk = { price: 2250, quantity: 4, vat: 9 };
  expect(vatLines([oil, rice, milk], 49_500)).toEqual([
    { rate: 9, base: 9000, vat: 743 },
    { rate: 18, base: 10_500, vat: 1602 },
  ]);
  // A tenth off 40 500: the cans come to 9 450, and 9 450 × 18 / 118 = 1 441,53
  expect(vatLines([rice, oil], 36_450)).toEqual([{ rate: 18, base: 9450, vat: 1442 }]);
});
