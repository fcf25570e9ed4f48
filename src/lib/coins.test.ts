import { expect, test } from 'vitest';
import { roundToCoin } from './coins.ts';

test('the nearest multiple of 5, half a coin going up', () => {
  expect([0, 2, 2.5, 3, 7, 8, 3735].map(roundToCoin)).toEqual([0, 0, 5, 5, 5, 10, 3735]);
});
