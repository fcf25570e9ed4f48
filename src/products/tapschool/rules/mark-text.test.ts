import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printAverage, printMark, readCoefficient, readMark, TOP_MARK } from './marks.ts';

test.each([
  ['15', 1500],
  ['12,5', 1250],
  ['12.25', 1225],
  [' 0 ', 0],
  ['20,000', 2000],
  ['12,', 1200],
  [',5', 50],
  ['-0', 0],
  ['007', 700],
  ['15/20', 1500],
  ['12 ,5 / 20', 1250],
])('reads « %s »', (text, value) => {
  expect(readMark(text)).toEqual({ value });
});

test.each([
  ['notNumber', ['', '  ', 'abc', '12,5,5', '1e1', '-', ',', 'Infinity']],
  ['outOfRange', ['21', '20,01', '20,001', '-1', '−0,5', '-0,001', '9'.repeat(400), '12,345']],
])('%s: %j', (fault, texts) => {
  for (const text of texts) expect(readMark(text), text).toEqual({ fault });
});

test('what is printed is read back; whatever is typed, a mark stays between 0 and 20', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: TOP_MARK }), (value) => {
      expect(readMark(printMark(value))).toEqual({ value });
      expect(readMark(printAverage(value))).toEqual({ value });
    }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
      const { value = 0 } = readMark(text) as { value?: number };
      return Number.isInteger(value) && value >= 0 && value <= TOP_MARK;
    }),
  );
});

test('a coefficient is a whole number from 1 to 10', () => {
  expect([readCoefficient('4'), readCoefficient(' 10 ')]).toEqual([{ value: 4 }, { value: 10 }]);
  for (const text of ['', '0', '11', '1,5', '-2', 'deux', '1e1'])
    expect(readCoefficient(text), text).toEqual({ fault: 'notCoefficient' });
});

test('prints marks as on a copy, averages with both decimals', () => {
  expect([1500, 1250, 1275, 50].map(printMark)).toEqual(['15', '12,5', '12,75', '0,5']);
  expect([1342, 1500, 6000, 5].map(printAverage)).toEqual(['13,42', '15,00', '60,00', '0,05']);
});
