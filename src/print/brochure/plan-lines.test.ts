import { expect, test } from 'vitest';
import { planLines } from './plan-lines.ts';

const plan = { features: [], limitations: [] };

test('a period that all plans share stands above them; a plan on demand has none', () => {
  const { period, lines } = planLines([
    { ...plan, name: 'Lycée', prices: [{ amount: '30', unit: 'F', period: 'par an' }] },
    { ...plan, name: 'Autres', prices: [{ amount: 'Sur devis' }], limitations: ['sans SMS'] },
  ]);
  expect(period).toBe('par an');
  expect(lines).toEqual([
    { name: 'Lycée', price: '30\u00a0F', note: '' },
    { name: 'Autres', price: 'Sur devis', note: 'sans SMS' },
  ]);
});

test('each successive price has its line, and its period where they differ', () => {
  const { period, lines } = planLines([
    {
      ...plan,
      name: 'Gold',
      limitations: ['un poste'],
      prices: [
        { amount: '20', unit: 'F', period: 'par mois', note: 'la première année' },
        { amount: '10', unit: 'F', period: 'par an' },
      ],
    },
  ]);
  expect(period).toBeUndefined();
  expect(lines).toEqual([
    { name: 'Gold', price: '20\u00a0F', note: 'par mois, la première année, un poste' },
    { name: 'Gold', price: '10\u00a0F', note: 'par an' },
  ]);
});
