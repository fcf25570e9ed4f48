import { expect, test } from 'vitest';
import { splitColumns } from './columns.ts';

test('the tallest column is as low as can be, and the order is kept', () => {
  // Two columns: 3 + 1 against 2 + 2 makes 4; any other cut makes 5 or more.
  expect(splitColumns([3, 1, 2, 2], 2, 0)).toEqual([2, 2]);
  // One block after another: 9, then 1 + 1 + 1.
  expect(splitColumns([9, 1, 1, 1], 2, 0)).toEqual([1, 3]);
});

test('gaps between blocks of a column count', () => {
  // Without gaps 6 | 1 + 1 + 4 is best (6 high). With 5 between two blocks that column is 16 high:
  // 6 + 1 makes 12 and 1 + 4 makes 10.
  expect(splitColumns([6, 1, 1, 4], 2, 0)).toEqual([1, 3]);
  expect(splitColumns([6, 1, 1, 4], 2, 5)).toEqual([2, 2]);
});

test('fewer blocks than columns stand one to a column', () => {
  expect(splitColumns([5, 5], 4, 3)).toEqual([1, 1]);
});
