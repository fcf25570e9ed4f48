import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vatIncluded } from './vat.ts';

describe('VAT included', () => {
  test('to the nearest franc', () => {
    expect(vatIncluded(118)).toBe(18);
    expect(vatIncluded(40500)).toBe(6178);
    // 38 700 × 18 / 118 = 5 903,39
    expect(vatIncluded(38700)).toBe(5903);
    expect(vatIncluded(0)).toBe(0);
  });

  test('is 18 % of the price without it, within a franc', () => {
    assert(
      property(integer({ min: 0, max: 100_000_000 }), (price) => {
        const vat = vatIncluded(price);
        expect(Math.abs((price - vat) * 0.18 - vat)).toBeLessThanOrEqual(0.6);
      }),
    );
  });
});
