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

test('nothing to measure is refused', () => {
  expect(() => axisTicks(0)).toThrow(RangeError);
});
