import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sharePrice } from './share-price.ts';

const price = { amount: 5000, currency: 'FCFA' } as const;

describe('a price for any number of shops', () => {
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

  test('a share is exact or within half a franc, and one shop more never costs each more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (count) => {
        const { kind, amount } = sharePrice(price, count);
        expect(sharePrice(price, count + 1).amount).toBeLessThanOrEqual(amount);
        if (kind === 'exact') expect(amount * count).toBe(5000);
        if (kind === 'about')
          expect(Math.abs(amount * count - 5000)).toBeLessThanOrEqual(count / 2);
        if (kind === 'under') expect(count).toBeGreaterThan(5000);
      }),
    );
  });
});
