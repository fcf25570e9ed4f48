import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apportion, roundToCoin, sharePrice } from './money.ts';
import { sumOf } from './sum.ts';

test('the nearest multiple of 5, half a coin going up', () => {
  expect([0, 2, 2.5, 3, 7, 8, 3735].map(roundToCoin)).toEqual([0, 0, 5, 5, 5, 10, 3735]);
});

test('the parts make the total, within one unit of the exact part and never above their weight', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(900_000)),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, share) => {
        const whole = sumOf(weights, Number);
        const total = Math.floor(whole * share);
        const parts = apportion(total, weights);
        expect(sumOf(parts, Number)).toBe(total);
        for (const [index, weight] of weights.entries()) {
          const given = parts[index] ?? Number.NaN;
          expect(Math.abs(given - (whole && (total * weight) / whole))).toBeLessThan(1);
          expect(given).toBeLessThanOrEqual(weight);
        }
      },
    ),
  );
});

test('units left go to the parts that lost most, the first of equals first', () => {
  expect(apportion(10, [1, 1, 1])).toEqual([4, 3, 3]);
  expect(apportion(5, [4, 3, 3])).toEqual([2, 2, 1]);
  expect(apportion(0, [0, 0])).toEqual([0, 0]);
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
