import { expect, test } from 'vitest';
import { NBSP } from '#lib/spaces.ts';
import { figureTile } from './figures.ts';

test.each([
  [{ count: 20, plus: true }, '20+', 'plus de 20'],
  [{ count: 50_000, plus: true }, `50 000+`, `plus de 50 000`],
  [
    { duration: 100, unit: 'millisecond', short: true, under: true },
    `< 100${NBSP}ms`,
    `moins de 100${NBSP}ms`,
  ],
  [{ days: ['monday', 'sunday'], opens: 0, closes: 24 }, '24/7', undefined],
  [{ percent: 99.9 }, `99,9${NBSP}%`, undefined],
  [{ count: 20 }, '20', undefined],
] as const)('%j is printed %s, and said %s', (figure, value, spoken) => {
  expect(figureTile({ figure, label: '' })).toEqual({ value, spoken, label: '' });
});

test('what is abbreviated is written out, and as it is beside its name', () => {
  const figure = { count: 5000, plus: true, short: 'K' } as const;
  expect(figureTile({ figure, label: 'élèves' })).toEqual({
    value: `5 000+`,
    spoken: `plus de 5 000`,
    label: 'élèves (5K+)',
  });
});
