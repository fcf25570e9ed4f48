import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { axisTicks } from './LineChart.tsx';

test.each([
  [27_365_000, [0, 10_000_000, 20_000_000, 30_000_000]],
  [4, [0, 1, 2, 3, 4]],
  [17, [0, 5, 10, 15, 20]],
  [5, [0, 2, 4, 6]],
])('graduations up to %i: %j', (maximum, ticks) => {
  expect(axisTicks(maximum)).toEqual(ticks);
});

test('they start at zero, hold the maximum, and are few; nothing to measure is refused', () => {
  assert(
    property(integer({ min: 1, max: 1_000_000_000 }), (maximum) => {
      const ticks = axisTicks(maximum);
      expect(ticks[0]).toBe(0);
      expect(ticks.every(Number.isSafeInteger)).toBe(true);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(maximum);
      expect(ticks.length).toBeLessThanOrEqual(5);
      // No graduation above the graduation that holds the maximum.
      expect(ticks.at(-2)).toBeLessThan(maximum);
    }),
  );
  expect(() => axisTicks(0)).toThrow(RangeError);
});
