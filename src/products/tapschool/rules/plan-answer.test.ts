import { expect, test } from 'vitest';
import { answerOf, capacityShares, placesTaken } from './plan-answer.ts';

const francs = (amount: number) => ({ amount, currency: 'F' }) as const;
const primary = { price: francs(15000), capacity: 200 };
const university = { price: francs(100_000) };
const share = (kind: 'exact' | 'about' | 'under', amount: number) => ({ kind, amount });

test.each([
  [primary, 150, { kind: 'fits', price: francs(15000), each: share('exact', 100) }],
  [primary, 180, { kind: 'fits', each: share('about', 83) }],
  [primary, 200, { kind: 'fits', each: share('exact', 75) }],
  [primary, 201, { kind: 'over', capacity: 200 }],
  [university, 2000, { kind: 'fits', each: share('exact', 50) }],
  [university, 250_000, { kind: 'fits', each: { kind: 'under' } }],
  [{}, 40, { kind: 'quote' }],
])('%j for %i: %j', (plan, count, answer) => {
  expect(answerOf(plan, count)).toMatchObject(answer);
});

test.each([
  [primary, 0, 0],
  [primary, 50, 25],
  [primary, 200, 100],
  [primary, 201, 100],
  [university, 0, 0],
  [university, 1, 100],
])('%j: %i people take %i per cent of its places', (plan, count, share) => {
  expect(placesTaken(plan, count)).toBe(share);
});

test('head counts become shares of the largest, none for what has no count', () => {
  expect(capacityShares([200, 500, 1000, 0])).toEqual([20, 50, 100, 0]);
});
