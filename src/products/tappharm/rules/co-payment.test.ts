import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumOf } from '#lib/sum.ts';
import { type ClaimShares, claimOf, expiredOn, shareOf } from './co-payment.ts';

const prescription = [850, 2400, 3200, 1500, 4500].map((amount) => ({ amount }));
const rate70 = { rate: 70, ceiling: null };
const part = (lines: readonly ClaimShares[], name: keyof ClaimShares) =>
  lines.map((line) => line[name]);

test.each([
  [12_450, 70, 8715],
  [9000, 100, 9000],
  [105, 60, 63],
  [115, 60, 69],
  // 297,50: half a franc stays with the patient.
  [425, 70, 297],
])('of %i at %i %% the payer gives %i', (amount, rate, payer) => {
  expect(shareOf(amount, rate)).toEqual({ payer, copay: amount - payer });
});

test('70 % of 12 450 is 8 715, and 3 735 are paid without any rounding', () => {
  const claim = claimOf(prescription, rate70);
  expect(part(claim.lines, 'payer')).toEqual([595, 1680, 2240, 1050, 3150]);
  expect(part(claim.lines, 'copay')).toEqual([255, 720, 960, 450, 1350]);
  expect(claim.total).toEqual({ amount: 12450, payer: 8715, copay: 3735, outside: 0 });
  expect([claim.due, claim.rounding]).toEqual([3735, 0]);
  // A ceiling that is not exceeded changes nothing.
  expect(claimOf(prescription, { rate: 70, ceiling: 8715 })).toEqual(claim);
});

test.each([
  // 297 and 710 claimed (297,50 and 710,50); 128 and 305 owed: 433.
  [[425, 1015], 70, 433, 435],
  // 40 % of 105 is 42.
  [[105], 60, 42, 40],
])('of %j at %i %% %i are owed, %i paid', (amounts, rate, owed, due) => {
  const lines = amounts.map((amount) => ({ amount }));
  const claim = claimOf(lines, { rate, ceiling: null });
  expect([claim.total.copay, claim.due, claim.rounding]).toEqual([owed, due, due - owed]);
});

test('an excluded line stays whole with the patient', () => {
  const lines = prescription.map((line) => ({ ...line, excluded: line.amount === 4500 }));
  const claim = claimOf(lines, rate70);
  expect(claim.lines[4]).toEqual({ amount: 4500, payer: 0, copay: 0, outside: 4500 });
  // 70 % of 7 950; the patient pays 2 385 and 4 500.
  expect(claim.total).toEqual({ amount: 12450, payer: 5565, copay: 2385, outside: 4500 });
});

test('what exceeds the ceiling goes to the patient, in proportion to the payer’s shares', () => {
  const { lines, total } = claimOf(prescription, { rate: 80, ceiling: 8000 });
  // 1 960 over 680, 1 920, 2 560, 1 200, 3 600: 133.8, 377.8, 503.8, 236.1, 708.4.
  expect(part(lines, 'outside')).toEqual([134, 378, 504, 236, 708]);
  expect(total).toEqual({ amount: 12450, payer: 8000, copay: 2490, outside: 1960 });
});

test('whatever the prescription and the terms, the parts make the whole, within rate and ceiling', () => {
  const coins = (most: number) => fc.nat(most).map((count) => count * 5);
  const line = fc.record({ amount: coins(200_000), excluded: fc.boolean() });
  const rate = fc.integer({ min: 1, max: 100 });
  const terms = fc.option(fc.record({ rate, ceiling: fc.option(coins(40_000)) }));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), terms, (prescribed, agreed) => {
      const { lines, total, due, rounding } = claimOf(prescribed, agreed);
      for (const { amount, payer, copay, outside } of [...lines, total]) {
        expect(payer + copay + outside).toBe(amount);
        expect(Math.min(payer, copay, outside)).toBeGreaterThanOrEqual(0);
        expect([payer, copay, outside].every(Number.isInteger)).toBe(true);
        expect(payer * 100).toBeLessThanOrEqual(amount * (agreed?.rate ?? 0));
      }
      for (const name of ['amount', 'payer', 'copay', 'outside'] as const)
        expect(sumOf(lines, (shares) => shares[name])).toBe(total[name]);
      // A refused card covers nothing, nor does any card what is excluded.
      for (const [at, { amount, outside }] of lines.entries())
        if (!agreed || prescribed[at]?.excluded) expect(outside).toBe(amount);
      expect(total.payer).toBeLessThanOrEqual(agreed?.ceiling ?? total.payer);
      expect(total.payer + due).toBe(total.amount + rounding);
      expect([due % 5, Math.abs(rounding) <= 2]).toEqual([0, true]);
    }),
  );
});

test('a card is valid until the end of its last day', () => {
  const days = ['2026-11-11', '2026-11-12', '2027-01-01'];
  expect(days.map((last) => expiredOn('2026-11-12', last))).toEqual([true, false, false]);
});
