import { expect, test } from 'vitest';
import { yearOf } from './year.ts';

test('twelve months at 5 000, in the same currency', () => {
  expect(yearOf({ amount: 5000, currency: 'F' })).toEqual({ amount: 60_000, currency: 'F' });
});
