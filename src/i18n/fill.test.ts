import { expect, test } from 'vitest';
import { fill } from './format.ts';

test('each value takes its place, in whatever order, whatever signs it holds', () => {
  const values = { plan: 'Lycée', limit: '1 000 élèves' };
  expect(fill('La formule {#plan} va jusqu’à {#limit}.', values)).toBe(
    'La formule Lycée va jusqu’à 1 000 élèves.',
  );
  expect(fill('Up to {#limit} with {#plan}.', values)).toBe('Up to 1 000 élèves with Lycée.');
  expect(fill('{#a} et {#b}', { a: '$& {#b}', b: 'b' })).toBe('$& {#b} et b');
});
