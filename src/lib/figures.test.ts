import { expect, test } from 'vitest';
import { insertFigures } from './figures.ts';

const figures = {
  availability: '99,9 %',
  'price-pos': { amount: 5000, currency: 'FCFA' },
  'price-trial': { amount: 0, currency: 'EUR' },
} as const;

test('inserts texts and amounts', () => {
  expect(insertFigures('{availability}, dès {price-pos}, essai à {price-trial}', figures)).toBe(
    '99,9 %, dès 5\u202f000\u00a0FCFA, essai à 0 EUR',
  );
});

test('names the figure that does not exist', () => {
  expect(() => insertFigures('dès {price-poss}', figures)).toThrow('{price-poss}');
});

test('leaves braces that name no figure form alone', () => {
  expect(insertFigures('{"id": 1} {A}', figures)).toBe('{"id": 1} {A}');
});
