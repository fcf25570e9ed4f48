import { expect, test } from 'vitest';
import { readWhole } from './read.ts';

test.each([
  ['', 0],
  ['50000', 50000],
  ['50 000', 50000],
  ['50\u202f000', 50000],
  ['007', 7],
  ['999999999', 999_999_999],
  ['1000000000', undefined],
  ['-5', undefined],
  ['2,5', undefined],
  ['1e3', undefined],
  ['dix', undefined],
])('%j', (typed, value) => {
  expect(readWhole(typed)).toBe(value);
});
