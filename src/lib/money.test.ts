import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, formatNumber } from './money.ts';

test.each([
  [0, '0'],
  [5, '5'],
  [999, '999'],
  [1000, '1\u202f000'],
  [12450, '12\u202f450'],
  [1250000, '1\u202f250\u202f000'],
  [-3735, '−3\u202f735'],
])('formatNumber(%i)', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test('reads back as the same number', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      const digits = formatNumber(value)
        .replace(/\u202f/g, '')
        .replace('−', '-');
      expect(Number(digits)).toBe(value);
    }),
  );
});

test('prints the two currencies of the specification, never « F CFA »', () => {
  expect(formatMoney(20000)).toBe('20\u202f000\u00a0FCFA');
  expect(formatMoney(15000, 'F')).toBe('15\u202f000\u00a0F');
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (value) => {
  expect(() => formatNumber(value)).toThrow(RangeError);
});
