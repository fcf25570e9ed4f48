import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerOf, costOverYears, sharePrice, yearOf } from './costs.ts';

/** The specification, section 9: 20 000 a month in year 1, 15 000 in year 2, 10 000 from year 3. */
const gold = [20000, 15000, 10000];

describe('a price that falls twice', () => {
  test.each([
    // 12 × 20 000; then + 12 × 15 000; then + 12 × 10 000 each year
    [1, 240_000, 20_000],
    [2, 420_000, 17_500],
    [3, 540_000, 15_000],
    [4, 660_000, 13_750],
    [5, 780_000, 13_000],
  ])('over %i years', (count, total, average) => {
    expect(costOverYears(gold, count)).toMatchObject({
      total,
      average: { kind: 'exact', amount: average },
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

  test('one year more adds that year, and the average never rises', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (count) => {
        const before = costOverYears(gold, count);
        const after = costOverYears(gold, count + 1);
        expect(after.total - before.total).toBe(after.years.at(-1)?.year);
        expect(after.average.amount).toBeLessThan(before.average.amount);
        expect(after.total % 5).toBe(0);
      }),
    );
  });

  test('at any prices, the average of a month is whole francs, within half a franc of the total', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 40 }),
        (prices, count) => {
          const { total, average } = costOverYears(prices, count);
          const months = count * 12;
          expect(Number.isSafeInteger(average.amount)).toBe(true);
          if (average.kind === 'under') expect(total).toBeLessThan(months);
          else expect(Math.abs(average.amount * months - total)).toBeLessThanOrEqual(months / 2);
        },
      ),
    );
  });
});

describe('a price for any number of shops', () => {
  test.each([
    [1, 'exact', 5000],
    [3, 'about', 1667], // 1 666.67
    [4, 'exact', 1250],
    [7, 'about', 714], // 714.29
    [5000, 'exact', 1],
    [5001, 'under', 1],
  ] as const)('5 000 between %i: %s %i', (count, kind, amount) => {
    expect(sharePrice(5000, count)).toEqual({ kind, amount });
  });

  test('twelve months at 5 000', () => {
    expect(yearOf(5000)).toBe(60_000);
  });

  test('a share is exact or within half a franc, and one shop more never costs each more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (count) => {
        const { kind, amount } = sharePrice(5000, count);
        expect(sharePrice(5000, count + 1).amount).toBeLessThanOrEqual(amount);
        if (kind === 'exact') expect(amount * count).toBe(5000);
        if (kind === 'about')
          expect(Math.abs(amount * count - 5000)).toBeLessThanOrEqual(count / 2);
        if (kind === 'under') expect(count).toBeGreaterThan(5000);
      }),
    );
  });
});

describe('a plan for a head count', () => {
  const primary = { price: 15000, capacity: 200 };
  const university = { price: 100_000 };

  test('up to its limit, the limit included', () => {
    expect(answerOf(primary, 150)).toEqual({
      kind: 'fits',
      price: 15000,
      each: { kind: 'exact', amount: 100 },
    });
    expect(answerOf(primary, 200)).toMatchObject({ each: { kind: 'exact', amount: 75 } });
    expect(answerOf(primary, 180)).toMatchObject({ each: { kind: 'about', amount: 83 } });
    expect(answerOf(primary, 201)).toEqual({ kind: 'over', capacity: 200 });
  });

  test('without a limit, and without a price', () => {
    expect(answerOf(university, 2000)).toMatchObject({ each: { kind: 'exact', amount: 50 } });
    expect(answerOf(university, 250_000)).toMatchObject({ each: { kind: 'under' } });
    expect(answerOf({}, 40)).toEqual({ kind: 'quote' });
  });

  test('a plan never takes more than it says, and always takes what it says', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }),
        fc.constantFrom(200, 500, 1000),
        (count, capacity) => {
          const { kind } = answerOf({ price: 30000, capacity }, count);
          expect(kind).toBe(count <= capacity ? 'fits' : 'over');
        },
      ),
    );
  });
});
