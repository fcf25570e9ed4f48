import { expect, test } from 'vitest';
import { placeFigures } from './placed-figures.ts';

const named = { shops: { count: 1 }, schools: { count: 2 } };
const tile = (figure: string, label: string) => ({ tiles: [{ figure, label }] });

test('a figure of 1 beside a plural is refused by its field', () => {
  expect(() => placeFigures(tile('shops', 'magasins équipés'), named)).toThrow(
    'tiles.0.figure : le chiffre shops vaut 1 : « magasins » se met au singulier',
  );
});

test.each([
  ['shops', 'magasin équipé'],
  ['schools', 'écoles équipées'],
])('%s: %s', (name, label) => {
  const placed = { tiles: [{ figure: named[name as keyof typeof named], label }] };
  expect(placeFigures(tile(name, label), named)).toEqual(placed);
});
