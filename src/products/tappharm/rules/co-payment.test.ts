import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumOf } from '#lib/sum.ts';
import { type ClaimShares, claimOf, expiredOn, shareOf } from './co-payment.ts';

const prescription = [850, 2400, 3200, 1500, 4500].map((amount) => ({ amount }));
const part = (lines: readonly ClaimShares[], name: keyof ClaimShares) =>
  lines.map((line) => line[name]);

describe('one amount', () => {
  test('is shared to the franc', () => {
    expect(shareOf(12450, 70)).toEqual({ payer: 8715, copay: 3735 });
    expect(shareOf(9000, 100)).toEqual({ payer: 9000, copay: 0 });
    // 60 % of 105 is 63, of 115 is 69.
    expect([105, 115].map((amount) => shareOf(amount, 60).payer)).toEqual([63, 69]);
  });

  test('half a franc stays with the patient: 70 % of 425 is 297,50', () => {
    expect(shareOf(425, 70)).toEqual({ payer: 297, copay: 128 });
  });

  test('the payer never gives more than its rate, nor a franc less', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 100 }), (amount, rate) => {
        const { payer, copay } = shareOf(amount, rate);
        expect(payer * 100).toBeLessThanOrEqual(amount * rate);
        expect((payer + 1) * 100).toBeGreaterThan(amount * rate);
        expect(payer + copay).toBe(amount);
      }),
    );
  });
});

describe('a prescription', () => {
  test('70 % of 12 450 is 8 715, and 3 735 are paid without any rounding', () => {
    const { lines, total, due, rounding } = claimOf(prescription, { rate: 70, ceiling: null });
    expect(part(lines, 'payer')).toEqual([595, 1680, 2240, 1050, 3150]);
    expect(part(lines, 'copay')).toEqual([255, 720, 960, 450, 1350]);
    expect(total).toEqual({ amount: 12450, payer: 8715, copay: 3735, outside: 0 });
    expect([due, rounding]).toEqual([3735, 0]);
  });

  test('rounds down as well: 70 % of 425 and 1 015', () => {
    // 297 and 710 claimed (297,50 and 710,50); 128 and 305 owed: 433, paid 435.
    const up = claimOf([{ amount: 425 }, { amount: 1015 }], { rate: 70, ceiling: null });
    expect([up.total.payer, up.total.copay, up.due, up.rounding]).toEqual([1007, 433, 435, 2]);
    // 40 % of 105 is 42.
    const down = claimOf([{ amount: 105 }], { rate: 60, ceiling: null });
    expect([down.total.copay, down.due, down.rounding]).toEqual([42, 40, -2]);
  });

  test('an excluded line stays whole with the patient', () => {
    const lines = prescription.map((line) => ({ ...line, excluded: line.amount === 4500 }));
    const claim = claimOf(lines, { rate: 70, ceiling: null });
    expect(claim.lines[4]).toEqual({ amount: 4500, payer: 0, copay: 0, outside: 4500 });
    // 70 % of 7 950; the patient pays 2 385 and 4 500.
    expect(claim.total).toEqual({ amount: 12450, payer: 5565, copay: 2385, outside: 4500 });
    expect(claim.due).toBe(6885);
  });

  test('what exceeds the ceiling goes to the patient, in proportion to the payer’s shares', () => {
    const { lines, total } = claimOf(prescription, { rate: 80, ceiling: 8000 });
    expect(part(lines, 'copay')).toEqual([170, 480, 640, 300, 900]);
    // 1 960 over 680, 1 920, 2 560, 1 200, 3 600: 133.8, 377.8, 503.8, 236.1, 708.4.
    expect(part(lines, 'outside')).toEqual([134, 378, 504, 236, 708]);
    expect(part(lines, 'payer')).toEqual([546, 1542, 2056, 964, 2892]);
    expect(total).toEqual({ amount: 12450, payer: 8000, copay: 2490, outside: 1960 });
  });

  test('a ceiling that is not exceeded changes nothing', () => {
    expect(claimOf(prescription, { rate: 70, ceiling: 8715 })).toEqual(
      claimOf(prescription, { rate: 70, ceiling: null }),
    );
  });

  test('a refused card leaves everything to the patient', () => {
    const { lines, total, due } = claimOf(prescription, null);
    expect(part(lines, 'outside')).toEqual([850, 2400, 3200, 1500, 4500]);
    expect(total).toEqual({ amount: 12450, payer: 0, copay: 0, outside: 12450 });
    expect(due).toBe(12450);
  });
});

describe('whatever the prescription and the terms', () => {
  const line = fc.record({
    amount: fc.nat(200_000).map((coins) => coins * 5),
    excluded: fc.boolean(),
  });
  const lines = fc.array(line, { maxLength: 12 });
  const rate = fc.integer({ min: 1, max: 100 });
  const ceiling = fc.nat(40_000).map((coins) => coins * 5);
  const terms = fc.option(fc.record({ rate, ceiling: fc.option(ceiling) }));

  test('the parts make the lines, the lines make the totals, and nobody pays less than 0', () => {
    fc.assert(
      fc.property(lines, terms, (prescribed, agreed) => {
        const claim = claimOf(prescribed, agreed);
        for (const { amount, payer, copay, outside } of [...claim.lines, claim.total]) {
          expect(payer + copay + outside).toBe(amount);
          expect(Math.min(payer, copay, outside)).toBeGreaterThanOrEqual(0);
          expect([payer, copay, outside].every(Number.isInteger)).toBe(true);
        }
        for (const name of ['amount', 'payer', 'copay', 'outside'] as const) {
          expect(sumOf(claim.lines, (shares) => shares[name])).toBe(claim.total[name]);
        }
      }),
    );
  });

  test('the payer stays within its rate on every line, and within its ceiling', () => {
    fc.assert(
      fc.property(lines, terms, (prescribed, agreed) => {
        const { lines: shares, total } = claimOf(prescribed, agreed);
        for (const [index, { amount, payer, outside }] of shares.entries()) {
          expect(payer * 100).toBeLessThanOrEqual(amount * (agreed?.rate ?? 0));
          if (!agreed || prescribed[index]?.excluded) expect(outside).toBe(amount);
        }
        expect(total.payer).toBeLessThanOrEqual(agreed?.ceiling ?? total.payer);
      }),
    );
  });

  test('the payer’s share and what is paid make the total and the rounding', () => {
    fc.assert(
      fc.property(lines, terms, (prescribed, agreed) => {
        const { total, due, rounding } = claimOf(prescribed, agreed);
        expect(total.payer + due).toBe(total.amount + rounding);
        expect(due % 5).toBe(0);
        expect(Math.abs(rounding)).toBeLessThanOrEqual(2);
      }),
    );
  });
});

test('a card is valid until the end of its last day', () => {
  expect(expiredOn('2026-11-12', '2026-11-11')).toBe(true);
  expect(expiredOn('2026-11-12', '2026-11-12')).toBe(false);
  expect(expiredOn('2026-11-12', '2027-01-01')).toBe(false);
});
