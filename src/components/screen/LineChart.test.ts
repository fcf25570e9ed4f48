import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { axisTicks } from './LineChart.tsx';

describe('graduations', () => {
  test('are round', () => {
    expect(axisTicks(27_365_000)).toEqual([0, 10_000_000, 20_000_000, 30_000_000]);
    expect(axisTicks(4)).toEqual([0, 1, 2, 3, 4]);
    expect(axisTicks(17)).toEqual([0, 5, 10, 15, 20]);
    expect(axisTicks(5)).toEqual([0, 2, 4, 6]);
  });

  test('start at zero, hold the maximum, and are few', () => {
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
  });

  test('nothing to measure is refused', () => {
    expect(() => axisTicks(0)).toThrow(RangeError);
  });
});
