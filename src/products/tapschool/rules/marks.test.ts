import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumOf } from '#lib/sum.ts';
import { averageOf, meanOf, mentionOf, pointsOf, rankOf, toHundredths } from './marks.ts';

const mark = fc.integer({ min: 0, max: 2000 });

test('marks typed in points are counted in hundredths', () => {
  // 0.29 × 100 is a little under 29 in floating point.
  expect([12, 14.5, 14.35, 0.29].map(toHundredths)).toEqual([1200, 1450, 1435, 29]);
});

test('48 + 60 + 42 + 39 + 29 + 23 + 14 = 255 points over 19; 271 over 20 with conduct', () => {
  const marks = [1200, 1500, 1400, 1300, 1450, 1150, 1400, 1600];
  const coefficients = [4, 4, 3, 3, 2, 2, 1];
  expect(pointsOf(marks, coefficients)).toBe(25500);
  expect(averageOf(marks, [...coefficients, 0])).toBe(1342);
  expect(averageOf(marks, [...coefficients, 1])).toBe(1355);
});

test('half a hundredth goes up; without a coefficient there is no average', () => {
  expect(averageOf([1000, 1001], [1, 1])).toBe(1001);
  expect(averageOf([1000, 1000, 1001], [1, 1, 1])).toBe(1000);
  expect(() => averageOf([1200], [0])).toThrow(RangeError);
  expect(() => meanOf([])).toThrow(RangeError);
});

test('an average lies between the lowest and the highest mark, and is the quotient rounded', () => {
  const pair = fc.tuple(mark, fc.integer({ min: 1, max: 10 }));
  fc.assert(
    fc.property(fc.array(pair, { minLength: 1, maxLength: 12 }), (pairs) => {
      const [marks, weights] = [0, 1].map((at) => pairs.map((one) => one[at] ?? 0)) as number[][];
      const average = averageOf(marks ?? [], weights ?? []);
      expect(average).toBeGreaterThanOrEqual(Math.min(...(marks ?? [])));
      expect(average).toBeLessThanOrEqual(Math.max(...(marks ?? [])));
      const apart = pointsOf(marks ?? [], weights ?? []) / sumOf(weights ?? [], Number) - average;
      expect(apart >= -0.5 && apart < 0.5).toBe(true);
      expect(meanOf(marks ?? [])).toBe(averageOf(marks ?? [], Array(pairs.length).fill(1)));
    }),
  );
});

test('equals share a place, and the next one is skipped', () => {
  const all = [1529, 1400, 1400, 1100];
  const ranks = all.map((average) => rankOf(average, all));
  expect(ranks.map(({ place, tied }) => `${place} ${tied}`)).toEqual([
    ...['1 false', '2 true', '2 true', '4 false'],
  ]);
});

test.each([
  [2000, 1600, 'Félicitations'],
  [1400, 1000, 'Félicitations'],
  [1399, 1600, 'Encouragements'],
  [1300, 1600, 'Encouragements'],
  [1299, 1600, 'Sans mention'],
  [0, 1600, 'Avertissement'],
  [1900, 999, 'Avertissement'],
])('an average of %i and %i in conduct: %s', (average, conduct, label) => {
  const mention = mentionOf(
    { average, conduct },
    [
      { label: 'Félicitations', from: 1400 },
      { label: 'Encouragements', from: 1300 },
      { label: 'Sans mention', from: 850 },
      { label: 'Avertissement', from: 0 },
    ],
    1000,
  );
  expect(mention.label).toBe(label);
});
