import { expect, test } from 'vitest';
import { capacityShares } from './plan-answer.ts';

test('head counts become tenths of the largest', () => {
  expect(capacityShares([200, 500, 1000, 1000])).toEqual([2, 5, 10, 10]);
});

test('a small count keeps a tenth', () => {
  expect(capacityShares([10, 1000])).toEqual([1, 10]);
});
