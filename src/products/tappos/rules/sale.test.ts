import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumOf } from '#lib/sum.ts';
import { codedLines, discountOf, saleTotals, settle } from './sale.ts';

const sacksAndCans = [
  { price: 15000, quantity: 2, vat: 0 },
  { price: 3500, quantity: 3, vat: 18 },
];

describe('what a sale comes to', () => {
  test('two sacks of rice and three cans of oil', () => {
    // 10 500 × 18 / 118 = 1 601,69
    expect(saleTotals(sacksAndCans)).toEqual({
      subtotal: 40500,
      discount: 0,
      total: 40500,
      vat: [{ rate: 18, base: 10500, vat: 1602 }],
    });
  });

  test('the percent comes off first, then the amount', () => {
    // 5 % of 40 500 is 2 025; 38 475 − 475 = 38 000
    // The cans: 10 500 × 38 000 / 40 500 = 9 851,85; 9 852 × 18 / 118 = 1 502,85
    expect(saleTotals(sacksAndCans, 5, 475)).toEqual({
      subtotal: 40500,
      discount: 2500,
      total: 38000,
      vat: [{ rate: 18, base: 9852, vat: 1503 }],
    });
  });

  test('a discount in percent is rounded to the smallest coin', () => {
    // 3 % of 650 is 19,50; 7 % of 450 is 31,50
    expect(discountOf(650, 3)).toBe(20);
    expect(discountOf(450, 7)).toBe(30);
  });

  test('a discount in francs lowers the total, and the tax with it', () => {
    // 10 500 × 38 700 / 40 500 = 10 033,33; 10 033 × 18 / 118 = 1 530,46
    expect(saleTotals(sacksAndCans, 0, 1800)).toMatchObject({
      total: 38700,
      vat: [{ base: 10033, vat: 1530 }],
    });
  });

  test('nothing costs nothing, and a whole discount leaves nothing', () => {
    expect(saleTotals([])).toEqual({ subtotal: 0, discount: 0, total: 0, vat: [] });
    expect(saleTotals(sacksAndCans, 100).total).toBe(0);
    expect(saleTotals(sacksAndCans, 50, 900_000).total).toBe(0);
  });
});

const coins = (most: number) => fc.nat(most).map((count) => count * 5);
const sales = fc.record({
  lines: fc.array(
    fc.record({
      price: coins(20_000),
      quantity: fc.integer({ min: 1, max: 99 }),
      vat: fc.constantFrom(0, 9, 18),
    }),
    { maxLength: 12 },
  ),
  percent: fc.nat(100),
  amount: coins(100_000),
});

test('whatever is sold, the parts make the whole, in coins, and nothing is negative', () => {
  fc.assert(
    fc.property(sales, ({ lines, percent, amount }) => {
      const { subtotal, discount, total, vat } = saleTotals(lines, percent, amount);
      expect(total + discount).toBe(subtotal);
      expect(Math.min(total, discount)).toBeGreaterThanOrEqual(0);
      expect(sumOf(vat, ({ base }) => base)).toBeLessThanOrEqual(total);
      expect([subtotal % 5, discount % 5, total % 5]).toEqual([0, 0, 0]);
    }),
  );
});

describe('settling', () => {
  test('50 000 for 40 500, the exact sum, and 500 short', () => {
    expect(settle(40500, 50000)).toEqual({ kind: 'paid', change: 9500 });
    expect(settle(40500, 40500)).toEqual({ kind: 'paid', change: 0 });
    expect(settle(40500, 40000)).toEqual({ kind: 'short', missing: 500 });
  });

  test('the change is exact, or what is missing is', () => {
    fc.assert(
      fc.property(coins(200_000), coins(200_000), (total, received) => {
        const outcome = settle(total, received);
        if (outcome.kind === 'paid') expect(total + outcome.change).toBe(received);
        else expect(received + outcome.missing).toBe(total);
      }),
    );
  });
});

describe('the lines of a sale', () => {
  const rice = { code: '2501', name: 'Riz', price: 15000 };
  const oil = { code: '2502', name: 'Huile', price: 3500 };

  test('from codes, less those of no article', () => {
    const codes = ['2502', '9999', '2501'].map((code) => ({ code, quantity: 1 }));
    expect(codedLines([rice, oil], codes)).toEqual([
      { ...oil, quantity: 1 },
      { ...rice, quantity: 1 },
    ]);
  });
});
