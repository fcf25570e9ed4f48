import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random.ts';

test('the same seed draws the same numbers, which stay in [0, 1) and are spread out', () => {
  const first = seededRandom(7);
  const second = seededRandom(7);
  const drawn = Array.from({ length: 1000 }, first);
  expect(Array.from({ length: 1000 }, second)).toEqual(drawn);
  expect(drawn.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(drawn.reduce((sum, number) => sum + number, 0) / 1000).toBeCloseTo(0.5, 1);
  expect(seededRandom(8)()).not.toBe(seededRandom(7)());
});
