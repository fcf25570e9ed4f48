import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coverLines } from './cover.ts';

test('each line is shared, and the parts of the lines make the parts of the whole', () => {
  const { lines, sum } = coverLines([{ total: 850 }, { total: 2400 }, { total: 3200 }], 70);
  expect(lines.map(({ payer }) => payer)).toEqual([595, 1680, 2240]);
  expect(lines.map(({ customer }) => customer)).toEqual([255, 720, 960]);
  expect(sum).toEqual({ total: 6450, payer: 4515, customer: 1935 });
});

test('rounding stays on its line', () => {
  // 40 % of 105 is 42, of 115 is 46: 40 and 45 at the counter, not 88 rounded to 90.
  expect(coverLines([{ total: 105 }, { total: 115 }], 60).sum).toEqual({
    total: 220,
    payer: 135,
    customer: 85,
  });
});

test('whatever the lines and the rate, the two parts make the total', () => {
  const line = fc.record({ total: fc.nat(100_000).map((n) => n * 5) });
  fc.assert(
    fc.property(fc.array(line), fc.integer({ min: 1, max: 100 }), (lines, rate) => {
      const { sum } = coverLines(lines, rate);
      expect(sum.payer + sum.customer).toBe(sum.total);
    }),
  );
});
