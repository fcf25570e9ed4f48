import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatCount,
  formatDate,
  formatDecimal,
  formatHours,
  formatMillions,
  formatMoney,
  formatNumber,
  formatPlace,
  formatShare,
  formatSigned,
  formatSize,
  formatThings,
  formatTime,
} from './format.ts';

test.each([
  [0, '0'],
  [5, '5'],
  [999, '999'],
  [1000, '1 000'],
  [12450, '12 450'],
  [1250000, '1 250 000'],
  [-3735, '−3 735'],
])('formatNumber(%i)', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test('a difference carries its sign', () => {
  expect([2, -2, 0, 12450].map(formatSigned)).toEqual(['+2', '−2', '0', '+12 450']);
});

test('reads back as the same number', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      const digits = formatNumber(value).replace(/ /g, '').replace('−', '-');
      expect(Number(digits)).toBe(value);
    }),
  );
});

test('prints the two currencies of the specification, never « F CFA »', () => {
  expect(formatMoney(20000)).toBe('20 000\u00a0FCFA');
  expect(formatMoney(15000, 'F')).toBe('15 000\u00a0F');
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (value) => {
  expect(() => formatNumber(value)).toThrow(RangeError);
});

test('millions keep the decimals that are asked for, or those that there are', () => {
  const result = [2_715_000, 3_180_000, -45_000_000].map((amount) => formatMillions(amount, 1));
  expect(result).toEqual(['2,7', '3,2', '−45,0']);
  expect([30_000_000, 500_000, 1].map((amount) => formatMillions(amount))).toEqual([
    '30',
    '0,5',
    '0,000001',
  ]);
});

test('a share says when it is rounded, and when it is less than a franc', () => {
  const words = { about: 'environ #', under: 'moins de #' };
  const print = (kind: 'exact' | 'about' | 'under', amount: number) =>
    formatShare({ kind, amount, currency: 'F' }, words).replace(/\s/g, ' ');
  expect(print('exact', 1250)).toBe('1 250 F');
  expect(print('about', 1667)).toBe('environ 1 667 F');
  expect(print('under', 1)).toBe('moins de 1 F');
});

test('0 is one, 2 is not', () => {
  const years = { one: '# an', many: '# ans' };
  expect([0, 1, 3].map((count) => formatCount(count, years))).toEqual(['0 an', '1 an', '3 ans']);
  const pupils = { one: 'élève', many: 'élèves' };
  expect([1, 1500].map((count) => formatThings(count, pupils))).toEqual([
    '1 élève',
    '1 500 élèves',
  ]);
});

test('hours of the day and of work, and places', () => {
  expect(['09:50', '10:00', '20:05'].map(formatTime)).toEqual(['9h50', '10h', '20h05']);
  expect([45, 60, 720, 210].map(formatHours)).toEqual([
    '45\u00a0min',
    '1\u00a0heure',
    '12\u00a0heures',
    '3\u00a0heures\u00a030',
  ]);
  expect([1, 2, 21].map((place) => formatPlace(place, 'feminine'))).toEqual(['1re', '2e', '21e']);
  expect(formatPlace(1, 'masculine')).toBe('1er');
});

test.each([
  ['2026-11-05', '5\u00a0novembre 2026'],
  ['2026-08-01', '1er\u00a0août 2026'],
  ['2026-12-31', '31\u00a0décembre 2026'],
])('the day %s', (day, text) => {
  expect(formatDate(new Date(day))).toBe(text);
});

test.each([
  [12, '1 ko'],
  [91_600, '92 ko'],
  [999_499, '999 ko'],
  [999_500, '1,0 Mo'],
  [1_240_000, '1,2 Mo'],
])('%i bytes are %s', (bytes, printed) => {
  expect(formatSize(bytes).replace(/\s/g, ' ')).toBe(printed);
});

test('decimals follow a comma', () => {
  expect([12.5, 15, -3.25].map((value) => formatDecimal(value))).toEqual(['12,5', '15', '−3,25']);
  expect([12.5, 15].map((value) => formatDecimal(value, 2))).toEqual(['12,50', '15,00']);
});
