import { expect, test } from 'vitest';
import { computed, type Sum } from './sums.ts';

const data = { rice: { price: 15_000, name: 'Riz' }, oil: { price: 3500, vat: 18 } };
const result = (sum: Sum, others: Record<string, Sum> = {}) =>
  computed({ ...others, sum }, data).sum;

test.each([
  ['terms, several times or taken off', { sum: [['rice.price', 2], ['oil.price', -1], 5] }, 26_505],
  ['a product', { times: ['rice.price', 3] }, 45_000],
  ['a share, rounded down', { share: ['oil.price', 33] }, 1155],
  ['the VAT of an amount', { vat: [11_400, 'oil.vat'] }, 1739],
  ['of others too', { sum: ['sums.two', 'oil.price'] }, 33_500],
] as const)('a sum of an example: %s', (_, sum, expected) => {
  expect(result(sum, { two: { times: ['rice.price', 2] } })).toBe(expected);
});

test.each([
  ['a path that leads nowhere', { sum: ['rice.cost'] }, 'rice.cost n’est pas un nombre'],
  ['a name', { sum: ['rice.name'] }, 'rice.name n’est pas un nombre'],
  ['what every object has', { sum: ['constructor'] }, 'constructor n’est pas un nombre'],
  ['itself', { sum: ['sums.sum'] }, 'à partir de lui-même : sums.sum → sums.sum'],
] as const)('a sum of %s is refused', (_, sum, reason) => {
  expect(() => result(sum)).toThrow(reason);
});
