import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumOf } from '#lib/sum.ts';
import { averageOf, meanOf, mentionOf, pointsOf, rankOf, toHundredths } from './marks.ts';

const mark = fc.integer({ min: 0, max: 2000 });
const coefficient = fc.integer({ min: 1, max: 10 });
const lines = fc.array(fc.tuple(mark, coefficient), { minLength: 1, maxLength: 12 });
const someAverages = fc.array(mark, { minLength: 1, maxLength: 60 });

/** Long division: independent of the code under test. */
function byHand(points: number, weight: number): number {
  const whole = Math.trunc(points / weight);
  const rest = points - whole * weight;
  return rest * 2 >= weight ? whole + 1 : whole;
}

test('marks typed in points are counted in hundredths', () => {
  // 0.29 × 100 is a little under 29 in floating point.
  expect([12, 14.5, 14.35, 0.29].map(toHundredths)).toEqual([1200, 1450, 1435, 29]);
});

describe('average', () => {
  test('Aïcha Koné: 48 + 60 + 42 + 39 + 29 + 23 + 14 = 255 points over 19', () => {
    const marks = [1200, 1500, 1400, 1300, 1450, 1150, 1400];
    const coefficients = [4, 4, 3, 3, 2, 2, 1];
    expect(pointsOf(marks, coefficients)).toBe(25500);
    expect(averageOf(marks, coefficients)).toBe(1342);
  });

  test('with conduct 16 counted once: 271 points over 20', () => {
    const marks = [1200, 1500, 1400, 1300, 1450, 1150, 1400, 1600];
    expect(averageOf(marks, [4, 4, 3, 3, 2, 2, 1, 1])).toBe(1355);
    expect(averageOf(marks, [4, 4, 3, 3, 2, 2, 1, 0])).toBe(1342);
  });

  test('half a hundredth goes up; without a coefficient there is none', () => {
    expect(averageOf([1000, 1001], [1, 1])).toBe(1001);
    expect(averageOf([1000, 1000, 1001], [1, 1, 1])).toBe(1000);
    expect(() => averageOf([1200], [0])).toThrow(RangeError);
    expect(() => meanOf([])).toThrow(RangeError);
  });

  test('lies between the lowest and the highest mark, and is the exact quotient rounded', () => {
    fc.assert(
      fc.property(lines, (pairs) => {
        const marks = pairs.map(([value]) => value);
        const coefficients = pairs.map(([, weight]) => weight);
        const average = averageOf(marks, coefficients);
        expect(average).toBeGreaterThanOrEqual(Math.min(...marks));
        expect(average).toBeLessThanOrEqual(Math.max(...marks));
        expect(average).toBe(byHand(pointsOf(marks, coefficients), sumOf(coefficients, Number)));
      }),
    );
  });

  test('the mean of a class is the average with equal coefficients', () => {
    // 1 342 + 1 000 + 801 = 3 143, over 3: 1 047,67.
    expect(meanOf([1342, 1000, 801])).toBe(1048);
    fc.assert(
      fc.property(someAverages, (pupils) => {
        const ones = pupils.map(() => 1);
        expect(meanOf(pupils)).toBe(averageOf(pupils, ones));
      }),
    );
  });
});

describe('rank', () => {
  test('equals share a place, and the next one is skipped', () => {
    const all = [1529, 1400, 1400, 1100];
    expect(all.map((average) => rankOf(average, all))).toEqual([
      { place: 1, tied: false },
      { place: 2, tied: true },
      { place: 2, tied: true },
      { place: 4, tied: false },
    ]);
    expect(rankOf(1000, [1000])).toEqual({ place: 1, tied: false });
  });

  test('lies between 1 and the size of the class; equals share it', () => {
    fc.assert(
      fc.property(someAverages, (pupils) => {
        const ranks = pupils.map((average) => rankOf(average, pupils));
        for (const [index, { place, tied }] of ranks.entries()) {
          expect(place).toBeGreaterThanOrEqual(1);
          expect(place).toBeLessThanOrEqual(pupils.length);
          const equals = pupils.filter((average) => average === pupils[index]);
          expect(tied).toBe(equals.length > 1);
          expect(ranks.filter((rank) => rank.place === place)).toHaveLength(equals.length);
        }
        expect(Math.min(...ranks.map(({ place }) => place))).toBe(1);
      }),
    );
  });
});

describe('mention', () => {
  type Mention = { label: string; from: number };
  const mentions: [Mention, ...Mention[]] = [
    { label: 'Félicitations', from: 1400 },
    { label: 'Encouragements', from: 1300 },
    { label: 'Tableau d’honneur', from: 1200 },
    { label: 'Sans mention', from: 850 },
    { label: 'Avertissement', from: 0 },
  ];
  const given = (average: number, conduct = 1600) =>
    mentionOf({ average, conduct }, mentions, 1000).label;

  test('changes at its threshold, not a hundredth before', () => {
    expect([2000, 1400, 1399, 1300, 1299, 1200, 1199, 850, 849, 0].map((a) => given(a))).toEqual([
      'Félicitations',
      'Félicitations',
      'Encouragements',
      'Encouragements',
      'Tableau d’honneur',
      'Tableau d’honneur',
      'Sans mention',
      'Sans mention',
      'Avertissement',
      'Avertissement',
    ]);
  });

  test('conduct under the floor brings the warning, whatever the average', () => {
    expect(given(1900, 999)).toBe('Avertissement');
    expect(given(1900, 1000)).toBe('Félicitations');
  });
});
