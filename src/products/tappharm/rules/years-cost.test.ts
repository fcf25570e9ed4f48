import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Money } from '#lib/figures.ts';
import { costOverYears } from './years-cost.ts';

const costOf = (amounts: readonly number[], years: number) => {
  const prices = amounts.map((amount) => ({ amount, currency: 'FCFA' }));
  return costOverYears(prices as unknown as [Money], years);
};

test('each year at its own price, the last one from then on', () => {
  // 12 × 20 000, 12 × 15 000, then 12 × 10 000 each year: 660 000 over 48 months.
  expect(costOf([20000, 15000, 10000], 4)).toMatchObject({
    total: { amount: 660_000, currency: 'FCFA' },
    average: { kind: 'exact', amount: 13_750, currency: 'FCFA' },
    years: [
      { month: 20000, year: 240_000 },
      { month: 15000, year: 180_000 },
      { month: 10000, year: 120_000 },
      { month: 10000, year: 120_000 },
    ],
  });
});

test('at any prices, the average of a month is whole francs, within half a franc of the total', () => {
  const prices = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 40 }), (amounts, years) => {
      const { total, average } = costOf(amounts, years);
      const months = years * 12;
      const apart = Math.abs(average.amount * months - total.amount);
      expect(Number.isSafeInteger(average.amount)).toBe(true);
      expect(average.kind === 'under' ? total.amount < months : apart <= months / 2).toBe(true);
    }),
  );
});
