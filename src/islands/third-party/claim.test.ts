import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumOf } from '../../lib/sum.ts';
import { claimOf, expiredOn, type Shares, spread } from './claim.ts';

const prices = [850, 2400, 3200, 1500, 4500];
const prescription = prices.map((price) => ({ price, quantity: 1, excluded: false }));
const part = (lines: readonly Shares[], name: keyof Shares) => lines.map((line) => line[name]);

test('70 % without a ceiling: the sample of the art direction', () => {
  const { lines, total } = claimOf(prescription, { rate: 70, ceiling: null });
  expect(part(lines, 'amount')).toEqual(prices);
  expect(part(lines, 'payer')).toEqual([595, 1680, 2240, 1050, 3150]);
  expect(part(lines, 'copay')).toEqual([255, 720, 960, 450, 1350]);
  expect(total).toEqual({ amount: 12450, payer: 8715, copay: 3735, outside: 0 });
});

test('an excluded product stays whole with the patient', () => {
  const lines = prescription.map((line) => ({ ...line, excluded: line.price === 4500 }));
  const claim = claimOf(lines, { rate: 70, ceiling: null });
  expect(claim.lines[4]).toEqual({ amount: 4500, payer: 0, copay: 0, outside: 4500 });
  // 70 % of 7 950, as the article on third-party payment works it out.
  expect(claim.total).toEqual({ amount: 12450, payer: 5565, copay: 2385, outside: 4500 });
});

test('what passes the ceiling goes to the patient, in proportion to the part mutuelle', () => {
  const { lines, total } = claimOf(prescription, { rate: 80, ceiling: 8000 });
  expect(part(lines, 'copay')).toEqual([170, 480, 640, 300, 900]);
  // 1 960 over 680, 1 920, 2 560, 1 200, 3 600: 133.8, 377.8, 503.8, 236.1, 708.4.
  expect(part(lines, 'outside')).toEqual([134, 378, 504, 236, 708]);
  expect(part(lines, 'payer')).toEqual([546, 1542, 2056, 964, 2892]);
  expect(total).toEqual({ amount: 12450, payer: 8000, copay: 2490, outside: 1960 });
});

test('a ceiling that is not reached changes nothing', () => {
  expect(claimOf(prescription, { rate: 70, ceiling: 8715 })).toEqual(
    claimOf(prescription, { rate: 70, ceiling: null }),
  );
});

test('the ticket modérateur is rounded to 5 francs, its lines to 1', () => {
  // 30 % of 1 440 is 432, paid 430: 126.9 and 303.1.
  const { lines, total } = claimOf(
    [
      { price: 425, quantity: 1, excluded: false },
      { price: 1015, quantity: 1, excluded: false },
    ],
    { rate: 70, ceiling: null },
  );
  expect(part(lines, 'copay')).toEqual([127, 303]);
  expect(part(lines, 'payer')).toEqual([298, 712]);
  expect(total).toEqual({ amount: 1440, payer: 1010, copay: 430, outside: 0 });
});

test('a refused card leaves everything to the patient', () => {
  const { lines, total } = claimOf(prescription, null);
  expect(part(lines, 'outside')).toEqual(prices);
  expect(total).toEqual({ amount: 12450, payer: 0, copay: 0, outside: 12450 });
});

test('nothing served, nothing claimed', () => {
  const none = { amount: 0, payer: 0, copay: 0, outside: 0 };
  const empty = claimOf([{ price: 850, quantity: 0, excluded: false }], { rate: 70, ceiling: 0 });
  expect(empty).toEqual({ lines: [none], total: none });
  expect(claimOf([], { rate: 100, ceiling: null })).toEqual({ lines: [], total: none });
});

test('a card is good until the end of its last day', () => {
  expect(expiredOn('2026-11-12', '2026-11-11')).toBe(true);
  expect(expiredOn('2026-11-12', '2026-11-12')).toBe(false);
  expect(expiredOn('2026-11-12', '2027-01-01')).toBe(false);
});

const lines = fc.array(
  fc.record({
    price: fc.nat(20_000).map((coins) => coins * 5),
    quantity: fc.nat(9),
    excluded: fc.boolean(),
  }),
  { maxLength: 12 },
);
const rate = fc.integer({ min: 1, max: 100 });
const ceiling = fc.option(fc.nat(20_000).map((coins) => coins * 5));

test('the parts make the line, the lines make the totals, and nobody pays less than nothing', () => {
  fc.assert(
    fc.property(lines, rate, ceiling, fc.boolean(), (prescribed, percent, most, refused) => {
      const claim = claimOf(prescribed, refused ? null : { rate: percent, ceiling: most });
      for (const { amount, payer, copay, outside } of [...claim.lines, claim.total]) {
        expect(payer + copay + outside).toBe(amount);
        expect(Math.min(payer, copay, outside)).toBeGreaterThanOrEqual(0);
      }
      for (const name of ['amount', 'payer', 'copay', 'outside'] as const) {
        expect(sumOf(claim.lines, (line) => line[name])).toBe(claim.total[name]);
        expect(part(claim.lines, name).every(Number.isInteger)).toBe(true);
      }
      const { payer, copay, outside } = claim.total;
      expect(payer).toBeLessThanOrEqual(most ?? payer);
      expect([(copay + outside) % 5, copay % 5]).toEqual([0, 0]);
      for (const [index, line] of claim.lines.entries()) {
        if (refused || prescribed[index]?.excluded) expect(line.outside).toBe(line.amount);
      }
    }),
  );
});

test('a lower ceiling never serves a line better', () => {
  fc.assert(
    fc.property(lines, rate, fc.nat(20_000), (prescribed, percent, coins) => {
      const free = claimOf(prescribed, { rate: percent, ceiling: null });
      const capped = claimOf(prescribed, { rate: percent, ceiling: coins * 5 });
      expect(part(capped.lines, 'copay')).toEqual(part(free.lines, 'copay'));
      for (const [index, line] of capped.lines.entries()) {
        expect(line.payer).toBeLessThanOrEqual(free.lines[index]?.payer ?? 0);
      }
    }),
  );
});

test('a spread keeps the total, within one franc of the exact part and never above its weight', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(900_000)),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, share) => {
        const whole = sumOf(weights, Number);
        const total = Math.floor(whole * share);
        const parts = spread(total, weights);
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

test('francs left go to the parts that lost most, the first of equals first', () => {
  expect(spread(10, [1, 1, 1])).toEqual([4, 3, 3]);
  expect(spread(5, [4, 3, 3])).toEqual([2, 2, 1]);
  expect(spread(0, [0, 0])).toEqual([0, 0]);
});
