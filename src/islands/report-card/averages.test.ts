import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { averageOf, classOf, divideHalfUp, mentionOf, pointsOf, rankOf } from './averages.ts';

const mark = fc.integer({ min: 0, max: 2000 });
const coefficient = fc.integer({ min: 1, max: 10 });
const lines = fc.array(fc.tuple(mark, coefficient), { minLength: 1, maxLength: 12 });
const averages = fc.array(mark, { maxLength: 60 });

/** Long division on the decimal digits: shares nothing with the code under test. */
function byHand(points: number, weight: number): number {
  const whole = Math.trunc(points / weight);
  const rest = points - whole * weight;
  return rest * 2 >= weight ? whole + 1 : whole;
}

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

  test('half a hundredth goes up', () => {
    expect(averageOf([1000, 1001], [1, 1])).toBe(1001);
    expect(divideHalfUp(1, 2)).toBe(1);
    expect(divideHalfUp(1, 3)).toBe(0);
    expect(divideHalfUp(2, 3)).toBe(1);
    expect(() => averageOf([1200], [0])).toThrow(RangeError);
  });

  test('lies between the lowest and the highest mark, and is the exact quotient rounded', () => {
    fc.assert(
      fc.property(lines, (pairs) => {
        const marks = pairs.map(([value]) => value);
        const coefficients = pairs.map(([, weight]) => weight);
        const average = averageOf(marks, coefficients);
        expect(average).toBeGreaterThanOrEqual(Math.min(...marks));
        expect(average).toBeLessThanOrEqual(Math.max(...marks));
        const weight = coefficients.reduce((sum, each) => sum + each, 0);
        expect(average).toBe(byHand(pointsOf(marks, coefficients), weight));
      }),
    );
  });

  test('a better mark never lowers it, nor the place', () => {
    fc.assert(
      fc.property(lines, fc.nat(), mark, averages, (pairs, which, better, others) => {
        const coefficients = pairs.map(([, weight]) => weight);
        const before = pairs.map(([value]) => value);
        const raised = which % pairs.length;
        const after = before.map((value, index) =>
          index === raised ? Math.max(value, better) : value,
        );
        const [low, high] = [averageOf(before, coefficients), averageOf(after, coefficients)];
        expect(high).toBeGreaterThanOrEqual(low);
        expect(rankOf(high, others).place).toBeLessThanOrEqual(rankOf(low, others).place);
      }),
    );
  });
});

describe('rank', () => {
  test('equal averages share a place, and the next one is skipped', () => {
    expect(rankOf(1400, [1529, 1400, 1100])).toEqual({ place: 2, tied: true });
    expect(rankOf(1100, [1529, 1400, 1400])).toEqual({ place: 4, tied: false });
    expect(rankOf(1529, [1400])).toEqual({ place: 1, tied: false });
    expect(rankOf(1000, [])).toEqual({ place: 1, tied: false });
  });

  test('lies between 1 and the size of the class; equals share it', () => {
    fc.assert(
      fc.property(fc.array(mark, { minLength: 1, maxLength: 60 }), (pupils) => {
        const ranks = pupils.map((average, index) => rankOf(average, pupils.toSpliced(index, 1)));
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

test('the class: mean half up, highest, lowest', () => {
  expect(classOf([1342, 1000, 801])).toEqual({ mean: 1048, highest: 1342, lowest: 801 });
  expect(classOf([1000, 1001])).toEqual({ mean: 1001, highest: 1001, lowest: 1000 });
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
