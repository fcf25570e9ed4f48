import { expect, test } from 'vitest';
import { includedIn, sharePrice } from './money.ts';

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

const price = { amount: 5000, currency: 'FCFA' } as const;

test.each([
  [1, 'exact', 5000],
  [3, 'about', 1667], // 1 666.67
  [4, 'exact', 1250],
  [7, 'about', 714], // 714.29
  [5000, 'exact', 1],
  [5001, 'under', 1],
] as const)('5 000 between %i: %s %i', (count, kind, amount) => {
  expect(sharePrice(price, count)).toEqual({ kind, amount, currency: 'FCFA' });
});
