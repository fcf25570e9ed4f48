import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Money } from '#lib/figures.ts';
import { costOverYears } from './years-cost.ts';

type Prices = readonly [Money, ...Money[]];

const francs = (amounts: readonly number[]) =>
  amounts.map((amount) => ({ amount, currency: 'FCFA' })) as unknown as Prices;

/** The specification, section 9: 20 000 a month in year 1, 15 000 in year 2, 10 000 from year 3. */
const gold = francs([20000, 15000, 10000]);

test.each([
  // 12 × 20 000; then + 12 × 15 000; then + 12 × 10 000 each year
  [1, 240_000, 20_000],
  [2, 420_000, 17_500],
  [3, 540_000, 15_000],
  [4, 660_000, 13_750],
  [5, 780_000, 13_000],
])('over %i years', (count, total, average) => {
  expect(costOverYears(gold, count)).toMatchObject({
    total: { amount: total, currency: 'FCFA' },
    average: { kind: 'exact', amount: average, currency: 'FCFA' },
  });
});

test('each year at its own price', () => {
  expect(costOverYears(gold, 4).years).toEqual([
    { month: 20000, year: 240_000 },
    { month: 15000, year: 180_000 },
    { month: 10000, year: 120_000 },
    { month: 10000, year: 120_000 },
  ]);
});

test('at any prices, the average of a month is whole francs, within half a franc of the total', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 40 }),
      (prices, count) => {
        const { total, average } = costOverYears(francs(prices), count);
        const months = count * 12;
        expect(Number.isSafeInteger(average.amount)).toBe(true);
        if (average.kind === 'under') expect(total.amount).toBeLessThan(months);
        else
          expect(Math.abs(average.amount * months - total.amount)).toBeLessThanOrEqual(months / 2);
      },
    ),
  );
});
