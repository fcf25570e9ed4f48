import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anyPrice } from '../../../../tools/any-figures.ts';
import { PharmCost } from './PharmCost.island.tsx';

const words = {
  reset: 'Recommencer',
  label: 'Durée',
  one: '# an',
  many: '# ans',
  years: ['1re', '2e', '3e', '4e', '5e'],
  months: '12 × #',
  total: 'Total sur #',
  average: 'Moyenne par mois',
  apart: 'Le module est à part.',
  about: 'environ #',
  under: 'moins de #',
  send: 'Envoyer',
  bill: 'TapPharm sur {#duration} : {#total}',
};
const action = { label: 'S’abonner', href: 'https://example.com/register' };

/** The last line of the result: the average month. */
function averageOf([first = 0, ...later]: readonly number[], start: number) {
  const francs = (amount: number) => ({ amount, currency: 'FCFA' }) as const;
  const prices = [francs(first), ...later.map(francs)] as const;
  const html = renderToStaticMarkup(
    <PharmCost words={{ ...words, start }} prices={prices} action={action} whatsapp="1" />,
  );
  return /Moyenne par mois<\/dt><dd>([^<]*)</.exec(html)?.[1]?.replace(/\s/g, ' ');
}

test('an average that is not whole francs says so', () => {
  // 12 × 22 000 + 12 × 15 000 + 12 × 10 000 = 564 000, over 36 months: 15 666.67
  expect(averageOf([22_000, 15_000, 10_000], 3)).toBe('environ 15 667 FCFA');
  // 12 × (20 000 + 15 000) = 420 000, over 24 months: 17 500
  expect(averageOf([20_000, 15_000, 10_000], 2)).toBe('17 500 FCFA');
});

test('any price that an owner can set is drawn and added up', () => {
  fc.assert(
    fc.property(
      fc.array(anyPrice, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 5 }),
      (prices, years) => {
        expect(averageOf(prices, years)).toMatch(/^(?:(?:environ|moins de) )?\d[\d ]* FCFA$/);
      },
    ),
  );
});
