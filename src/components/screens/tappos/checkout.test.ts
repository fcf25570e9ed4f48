import { describe, expect, test } from 'vitest';
import { checkoutTotals } from './checkout.ts';

describe('a ticket', () => {
  const products = [{ price: 15000, taken: 2 }, { price: 3500, taken: 3 }, { price: 900 }];

  test('two sacks of rice and three cans of oil', () => {
    expect(checkoutTotals(products, 0)).toEqual({ subtotal: 40500, total: 40500, vat: 6178 });
  });

  test('a discount lowers the total, and the tax with it', () => {
    // 38 700 × 18 / 118 = 5 903,39
    expect(checkoutTotals(products, 1800)).toEqual({ subtotal: 40500, total: 38700, vat: 5903 });
  });
});
