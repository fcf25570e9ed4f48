import { expect, test } from 'vitest';
import { plan } from '#schemas/plan.ts';
import { onlyPlan, printedPlan } from './plans.ts';

const FCFA = { amount: 20_000, currency: 'FCFA' };

function planOf(id: string, price: object = { figure: FCFA }) {
  const words = { name: id, description: 'Toute l’officine.', action: 'S’abonner' };
  const written = { product: 'tappharm', order: 1, ...words, prices: [price], features: ['Tout'] };
  return printedPlan(id, plan.parse(written));
}

test('a single plan, with its prices as figures', () => {
  const { id, prices } = onlyPlan('tappharm', [planOf('gold')]);
  expect(id).toBe('gold');
  expect(prices.map(({ price }) => price)).toEqual([FCFA]);
});

test.each([
  ['none', [], 'aucune formule pour tappharm'],
  ['a second one, by its file', [planOf('gold'), planOf('argent')], 'plans/argent.yaml'],
  [
    'a price on quote, by its file, whatever its name',
    [planOf('platine', { label: 'Sur devis' })],
    'src/content/fr/plans/platine.yaml : chaque prix veut un « figure »',
  ],
])('%s is refused', (_, plans, reason) => {
  expect(() => onlyPlan('tappharm', plans)).toThrow(reason);
});
