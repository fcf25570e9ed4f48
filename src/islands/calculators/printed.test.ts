import { expect, test } from 'vitest';
import { printShare, printYears } from './printed.ts';

const words = { about: 'environ #', under: 'moins de #' };

test('a share says when it is rounded, and when it is less than a franc', () => {
  const print = (kind: 'exact' | 'about' | 'under', amount: number) =>
    printShare({ kind, amount }, words, 'F').replace(/\s/g, ' ');
  expect(print('exact', 1250)).toBe('1 250 F');
  expect(print('about', 1667)).toBe('environ 1 667 F');
  expect(print('under', 1)).toBe('moins de 1 F');
});

test('one year is not a plural', () => {
  const years = { one: '1 an', many: '# ans' };
  expect([1, 3].map((count) => printYears(count, years))).toEqual(['1 an', '3 ans']);
});
