import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('each value takes its place, whatever signs it holds', () => {
  expect(fill('La formule # va jusqu’à #.', 'Lycée', '1 000 élèves')).toBe(
    'La formule Lycée va jusqu’à 1 000 élèves.',
  );
  expect(fill('# et #', '$& #', 'b')).toBe('$& # et b');
});
