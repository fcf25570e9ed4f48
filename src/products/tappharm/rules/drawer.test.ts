import { expect, test } from 'vitest';
import type { PharmClosingData } from '../schemas/screens/closing.ts';
import { closingOf, worth } from './drawer.ts';

/** Only the fields that the sums read; the screen's words do not matter here. */
const evening = {
  float: 10_000,
  cash: 42_500,
  others: [
    { label: 'Mobile money', amount: 15_000 },
    { label: 'Carte bancaire', amount: 5_000 },
  ],
  credit: 3_000,
  payers: 20_500,
  settled: 2_000,
  notes: [
    { value: 10_000, count: 4 },
    { value: 5_000, count: 2 },
  ],
  coins: [
    { value: 500, count: 8 },
    { value: 5, count: 90 },
  ],
} as unknown as PharmClosingData;

test('a pile is worth its value times its count', () => {
  expect(worth(evening.notes)).toBe(50_000);
  expect(worth(evening.coins)).toBe(4_450);
  expect(worth([])).toBe(0);
});

test('the drawer holds the float, the cash sales and the credits paid back', () => {
  expect(closingOf(evening)).toEqual({
    sales: 86_000,
    expected: 54_500,
    counted: 54_450,
    gap: -50,
    bank: 44_450,
  });
});
