import { expect, test } from 'vitest';
import { placeFigures } from './placed-figures.ts';

const figures = {
  'price-pos': { amount: 5000, currency: 'FCFA' },
  'pos-sale': { duration: 30, unit: 'second' },
} as const;

test('a field « figure » holds the figure itself, a text the printed one', () => {
  expect(
    placeFigures({ items: [{ figure: 'pos-sale', label: 'dès {price-pos}', order: 1 }] }, figures),
  ).toEqual({
    items: [{ figure: figures['pos-sale'], label: 'dès 5\u202f000\u00a0FCFA', order: 1 }],
  });
});

test.each([
  [{ items: [{ figure: 'pos-sales' }] }, 'items.0.figure : le chiffre pos-sales n’existe pas'],
  [{ a: { text: 'dès {prix}' } }, 'a.text : le chiffre {prix} n’existe pas'],
  [{ a: ['de {LEGAL_NAM}'] }, 'a.0 : la valeur {LEGAL_NAM} n’existe pas'],
])('%j is refused by its field', (content, reason) => {
  expect(() => placeFigures(content, figures)).toThrow(reason);
});

test('a text calls a deployment value by its variable', () => {
  const named = { ...figures, LEGAL_NAME: { example: 'Kibaré' } };
  expect(placeFigures(['{LEGAL_NAME}, dès {price-pos}'], named)).toEqual([
    'Kibaré, dès 5\u202f000\u00a0FCFA',
  ]);
});
