import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFrancs, readWhole, saleTotals, settle, shareOf } from './sale.ts';

const sacksAndCans = [
  { price: 15000, quantity: 2 },
  { price: 3500, quantity: 3 },
];

describe('what a sale comes to', () => {
  test('two sacks of rice and three cans of oil', () => {
    // 40 500 × 18 / 118 = 6 177,97
    expect(saleTotals(sacksAndCans)).toEqual({
      subtotal: 40500,
      discount: 0,
      total: 40500,
      vat: 6178,
    });
  });

  test('the percent comes off first, then the amount', () => {
    // 5 % of 40 500 is 2 025; 38 475 − 475 = 38 000; 38 000 × 18 / 118 = 5 796,61
    expect(saleTotals(sacksAndCans, 5, 475)).toEqual({
      subtotal: 40500,
      discount: 2500,
      total: 38000,
      vat: 5797,
    });
  });

  test('a share is rounded to the smallest coin', () => {
    // 3 % of 650 is 19,50; 7 % of 450 is 31,50
    expect(shareOf(650, 3)).toBe(20);
    expect(shareOf(450, 7)).toBe(30);
  });

  test('nothing costs nothing, and a whole discount leaves nothing', () => {
    expect(saleTotals([])).toEqual({ subtotal: 0, discount: 0, total: 0, vat: 0 });
    expect(saleTotals(sacksAndCans, 100).total).toBe(0);
    expect(saleTotals(sacksAndCans, 50, 900_000).total).toBe(0);
  });
});

const coins = (most: number) => fc.nat(most).map((count) => count * 5);
const sales = fc.record({
  lines: fc.array(fc.record({ price: coins(20_000), quantity: fc.integer({ min: 1, max: 99 }) }), {
    maxLength: 12,
  }),
  percent: fc.nat(100),
  amount: coins(100_000),
});

test('whatever is sold, the parts make the whole, in coins, and nothing is negative', () => {
  fc.assert(
    fc.property(sales, ({ lines, percent, amount }) => {
      const { subtotal, discount, total, vat } = saleTotals(lines, percent, amount);
      expect(total + discount).toBe(subtotal);
      expect(Math.min(total, discount, vat)).toBeGreaterThanOrEqual(0);
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
        else if (outcome.kind === 'short') expect(received + outcome.missing).toBe(total);
        else expect.unreachable();
      }),
    );
  });
});

describe('reading what is typed', () => {
  test.each([
    ['', 0],
    ['50000', 50000],
    ['50 000', 50000],
    ['50\u202f000', 50000],
    ['007', 7],
    ['999999999', 999_999_999],
    ['1000000000', undefined],
    ['-5', undefined],
    ['2,5', undefined],
    ['1e3', undefined],
    ['dix', undefined],
  ])('%j', (typed, value) => {
    expect(readWhole(typed)).toBe(value);
  });

  test('an amount that no coin pays is not one', () => {
    expect(readFrancs('1 205')).toBe(1205);
    expect(readFrancs('1 203')).toBeUndefined();
  });
});
