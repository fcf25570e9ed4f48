import { expect, test } from 'vitest';
import { mapStrings } from './walk.ts';

test('mapStrings changes strings at any depth and nothing else', () => {
  const date = new Date(0);
  expect(
    mapStrings({ a: ['x', { b: 'y' }], n: 1, t: true, d: date, z: null }, (s) => `${s}!`),
  ).toEqual({
    a: ['x!', { b: 'y!' }],
    n: 1,
    t: true,
    d: date,
    z: null,
  });
});
