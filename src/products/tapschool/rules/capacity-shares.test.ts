import { expect, test } from 'vitest';
import { capacityShares } from './plan-answer.ts';

test('head counts become shares of the largest, none for what has no count', () => {
  expect(capacityShares([200, 500, 1000, 0])).toEqual([20, 50, 100, 0]);
});
