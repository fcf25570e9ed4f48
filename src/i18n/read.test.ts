import { expect, test } from 'vitest';
import { isNumber, readWhole } from './read.ts';

test.each([
  ['', 0],
  [' \u00a0 ', 0],
  ['007', 7],
  ['999999999', 999_999_999],
  ['50.000', 50_000],
  ['50 000 FCFA', 50_000],
  [' 50\u202f000 F.CFA\u200e', 50_000],
  ["1'500\t", 1500],
  ['F CFA 1.250.000', 1_250_000],
  ['1,000,000.00 XOF', 1_000_000],
  ['2 500 francs', 2500],
  ['12 500 frs', 12_500],
  ['F 12 500', 12_500],
  ['\u202a12 500\u202c', 12_500],
  ['50,00', 50],
])('an amount: %j is %i', (typed, value) => {
  expect(readWhole(typed, 'money')).toBe(value);
});

test.each([
  ['640 élèves', 'count', 640],
  ['１ ５００', 'count', 1500],
  ['1.000', 'count', 1000],
  ['12 e\u0301leves', 'count', 12],
  ['30 min.', 'count', 30],
  ['12,5', 'percent', undefined],
  ['10 %', 'percent', 10],
  ['10 pour cent', 'percent', 10],
] as const)('%j (%s) is %s', (typed, unit, value) => {
  expect(readWhole(typed, unit)).toBe(value);
});

test.each([
  ...['dix', '1e3', '3 4 5 6 x', '3 4 5 6', '34 x', '12 34 567', '5k', '50 mille', '2 millions'],
  ...['2 et demi', '10 ou 20', '1.00.000', '0.500.000', '5 douzaines', '50 000 F', '12 500 frs'],
  ...['1.000,000', '-', '.', '1.234.56', '١٢'],
])('a count: %j is not read', (typed) => {
  expect([isNumber(typed, 'count'), readWhole(typed, 'count')]).toEqual([false, undefined]);
});

test.each(['-5', '2,5', '1000000000', '0.5'])('%j is read, and serves no count', (typed) => {
  expect([isNumber(typed, 'count'), readWhole(typed, 'count')]).toEqual([true, undefined]);
});
