import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { average, mean, printMark, rankOf, spread } from './marks.ts';

const subjects = [
  { name: 'Français', weight: 4 },
  { name: 'Maths', weight: 3 },
  { name: 'EPS', weight: 1 },
];

describe('the marks of a class', () => {
  test('a subject counts as many times as its coefficient', () => {
    // 4 × 12 + 3 × 10 + 1 × 18 = 96, over 8.
    expect(average([12, 10, 18], subjects)).toBe(12);
  });
  test('Aïcha Koné, first term: 255 points over 19', () => {
    const weights = [4, 4, 3, 3, 2, 2, 1].map((weight) => ({ name: '', weight }));
    expect(printMark(average([12, 15, 14, 13, 14.5, 11.5, 14], weights), 2)).toBe('13,42');
  });
  test('equal marks share a rank', () => {
    expect([15, 14, 14, 9].map((mark, _, all) => rankOf(mark, all))).toEqual([1, 2, 2, 4]);
  });
  test('a mark keeps its half, an average two decimals', () => {
    expect([printMark(14.5), printMark(15), printMark(15, 2), printMark(12.345, 2)]).toEqual([
      '14,5',
      '15',
      '15,00',
      '12,35',
    ]);
  });
  test('a mark on the edge of a band belongs to the band that it begins', () => {
    expect(spread([7.99, 8, 10, 11.5, 20], [0, 8, 10])).toEqual([1, 1, 3]);
  });
  test('every pupil stands in one band, and the mean between the extremes', () => {
    const marks = fc.array(fc.integer({ min: 0, max: 80 }), { minLength: 1 });
    fc.assert(
      fc.property(marks, (quarters) => {
        const values = quarters.map((quarter) => quarter / 4);
        expect(mean(spread(values, [0, 8, 10, 12, 14])) * 5).toBeCloseTo(values.length);
        expect(mean(values)).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
        expect(mean(values)).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
      }),
    );
  });
});
