import { expect, test } from 'vitest';
import { NNBSP } from '#lib/spaces.ts';
import { sayFigure } from './spoken.ts';

test.each([
  ['20+', 'plus de 20'],
  ['5K+', `plus de 5${NNBSP}000`],
  [`50${NNBSP}000+`, `plus de 50${NNBSP}000`],
  [`1${NNBSP}000K+`, `plus de 1${NNBSP}000${NNBSP}000`],
  ['< 100 ms', 'moins de 100 ms'],
  ['24/7', undefined],
  ['99,9 %', undefined],
  ['20', undefined],
])('%s', (printed, said) => {
  expect(sayFigure(printed)).toBe(said);
});
