import { expect, test } from 'vitest';
import { isoDay } from './iso-day.ts';

test('isoDay keeps the day that was typed', () => {
  expect(isoDay(new Date('2026-11-05'))).toBe('2026-11-05');
});
