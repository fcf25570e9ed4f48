import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settleOldest } from './settle.ts';
import { sumOf } from './sum.ts';

test('a payment settles the oldest debt first, then part of the next', () => {
  const debts = [{ amount: 1000 }, { amount: 2000 }, { amount: 400 }];
  expect(settleOldest(debts, 1500).map(({ left }) => left)).toEqual([0, 1500, 400]);
});

test('what is left is what is not paid, and no debt is touched before an older one is settled', () => {
  const debts = fc.array(fc.nat(100_000).map((amount) => ({ amount })));
  fc.assert(
    fc.property(debts, fc.nat(1_000_000), (owed, paid) => {
      const settled = settleOldest(owed, paid);
      const whole = sumOf(owed, ({ amount }) => amount);
      expect(sumOf(settled, ({ left }) => left)).toBe(Math.max(0, whole - paid));
      const first = settled.findIndex(({ left }) => left > 0);
      const later = first < 0 ? [] : settled.slice(first + 1);
      expect(later.every(({ left, amount }) => left === amount)).toBe(true);
    }),
  );
});
