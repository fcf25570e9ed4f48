import { describe, expect, test } from 'vitest';
import { formatDate, isoDay } from './date.ts';

describe('formatDate', () => {
  test.each([
    ['2026-11-05', '5\u00a0novembre 2026'],
    ['2026-08-01', '1er\u00a0août 2026'],
    ['2026-12-31', '31\u00a0décembre 2026'],
  ])('%s', (day, text) => {
    expect(formatDate(new Date(day))).toBe(text);
  });
});

test('isoDay keeps the day that was typed', () => {
  expect(isoDay(new Date('2026-11-05'))).toBe('2026-11-05');
});
