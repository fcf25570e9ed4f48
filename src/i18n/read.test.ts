import { expect, test } from 'vitest';
import { isNumber, readWhole } from './read.ts';

test.each([
  ['', 0],
  [' \u00a0 ', 0],
  ['007', 7],
  ['999999999', 999_999_999],
  ['50.000', 50_000],
  [' 50\u202f000 élèves\u200e', 50_000],
  ["1'500\t", 1500],
  ['1,000,000.00', 1_000_000],
  ['\u202a12 500\u202c', 12_500],
  ['50,00', 50],
  ['640 élèves', 640],
  ['１ ５００', 1500],
  ['1.000', 1000],
  ['12 e\u0301leves', 12],
  ['30 min.', 30],
])('%j is %i', (typed, value) => {
  expect(readWhole(typed)).toBe(value);
});

test.each([
  ...['dix', '1e3', '3 4 5 6 x', '3 4 5 6', '34 x', '12 34 567', '5k', '50 mille', '2 millions'],
  ...['2 et demi', '10 ou 20', '1.00.000', '0.500.000', '5 douzaines', '50 000 F', '12 500 frs'],
  ...['1.000,000', '-', '.', '1.234.56', '١٢'],
])('a count: %j is not read', (typed) => {
  expect([isNumber(typed), readWhole(typed)]).toEqual([false, undefined]);
});

test.each(['-5', '2,5', '1000000000', '0.5'])('%j is read, and serves no count', (typed) => {
  expect([isNumber(typed), readWhole(typed)]).toEqual([true, undefined]);
});
