import { expect, test } from 'vitest';
import { periodOf } from './value-kinds.ts';

test('a period is a number and a unit', () => {
  expect(periodOf('90 days')).toEqual({ duration: 90, unit: 'day' });
  expect(periodOf('1 year')).toEqual({ duration: 1, unit: 'year' });
});
