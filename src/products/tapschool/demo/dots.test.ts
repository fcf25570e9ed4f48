import { expect, test } from 'vitest';
import { columnOf, dotColumns } from './report.ts';

test('half a point per column, 20 in the last one', () => {
  expect([0, 49, 50, 1342, 1999, 2000].map(columnOf)).toEqual([0, 0, 1, 26, 39, 39]);
});

test('every average is drawn once', () => {
  const columns = dotColumns([0, 10, 1342, 1349, 2000]);
  expect(columns).toHaveLength(40);
  expect([columns[0], columns[26], columns[39]]).toEqual([2, 2, 1]);
});
