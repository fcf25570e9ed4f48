import { expect, test } from 'vitest';
import { capacityShares } from './scale.ts';

test('head counts become tenths of the largest', () => {
  expect(capacityShares(['200', '500', '1\u202f000', '1\u202f000'])).toEqual([2, 5, 10, 10]);
});

test('a small count keeps a tenth', () => {
  expect(capacityShares(['10', '1\u202f000'])).toEqual([1, 10]);
});
