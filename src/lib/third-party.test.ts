import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumOf } from './sum.ts';
import { coverOf } from './third-party.ts';

test('shares a prescription between the payer and the customer', () => {
  expect(coverOf(12450, 70)).toEqual({ payer: 8715, customer: 3735 });
  expect(coverOf(9000, 100)).toEqual({ payer: 9000, customer: 0 });
});

test('the parts make the total, and the customer can pay in coins', () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.integer({ min: 1, max: 100 }), (coins, rate) => {
      const total = coins * 5;
      const { payer, customer } = coverOf(total, rate);
      expect(payer + customer).toBe(total);
      expect(customer % 5).toBe(0);
      expect(Math.min(payer, customer)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('several shares add up', () => {
  expect(sumOf([coverOf(1000, 70), coverOf(2000, 80)], ({ payer }) => payer)).toBe(2300);
  expect(sumOf([], Number)).toBe(0);
});
