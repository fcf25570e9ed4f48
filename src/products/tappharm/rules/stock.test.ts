import { describe, expect, test } from 'vitest';
import { daysUntilEnd, lotsInOrder, runsShort, stockLine, toWatch } from './stock.ts';

const old = { number: 'A1', expires: '2027-01', quantity: 4 };
const young = { number: 'B2', expires: '2028-06', quantity: 6 };
const gone = { number: 'C3', expires: '2026-12', quantity: 0 };
const product = {
  name: 'Paracétamol',
  form: '16 comprimés',
  price: 850,
  threshold: 8,
  lots: [young, gone, old],
};

describe('the days before a lot expires', () => {
  test('it sells until the last day of its month', () => {
    expect(daysUntilEnd('2026-11-19', '2026-11')).toBe(11);
    expect(daysUntilEnd('2026-11-19', '2026-12')).toBe(42);
    expect(daysUntilEnd('2027-02-28', '2027-02')).toBe(0);
    expect(daysUntilEnd('2028-02-28', '2028-02')).toBe(1);
  });
  test('a lot that has expired counts backwards', () => {
    expect(daysUntilEnd('2026-12-02', '2026-11')).toBe(-2);
  });
});

describe('a line of the stock list', () => {
  test('the lot that expires first leads; an empty lot is not a lot', () => {
    expect(lotsInOrder(product.lots)).toEqual([old, young]);
  });
  test('value is quantity times price', () => {
    expect(stockLine(product, '2026-11-19', 90)).toMatchObject({ quantity: 10, value: 8500 });
  });
  test('at its threshold a product is low, under it too, above it not', () => {
    const at = (threshold: number) => stockLine({ ...product, threshold }, '2026-01-01', 90).state;
    expect([at(11), at(10), at(9)]).toEqual(['low', 'low', 'fine']);
  });
  test('a lot is announced once the days left are those of the warning', () => {
    // 31 January 2027 is 73 days after 19 November 2026.
    expect(stockLine(product, '2026-11-19', 73)).toMatchObject({ state: 'expiring', daysLeft: 73 });
    expect(stockLine(product, '2026-11-19', 72).state).toBe('fine');
  });
  test('nothing left is out of stock, whatever its lots said', () => {
    const line = stockLine({ ...product, lots: [gone] }, '2026-11-19', 90);
    expect(line).toMatchObject({ state: 'out', quantity: 0, value: 0, daysLeft: undefined });
  });
});

test('what needs a decision comes by urgency: gone, low, soon to expire; the rest not at all', () => {
  const named = (name: string, change: object) => ({ ...product, name, ...change });
  const products = [
    named('Bientôt périmé', { threshold: 1 }),
    named('Sans souci', { threshold: 1, lots: [young] }),
    named('Bas', { threshold: 20 }),
    named('Épuisé', { lots: [gone] }),
  ];
  const watched = toWatch({ products, today: '2026-11-19', warnDays: 90 });
  expect(watched.map(({ name }) => name)).toEqual(['Épuisé', 'Bas', 'Bientôt périmé']);
  expect(watched.map(runsShort)).toEqual([true, true, false]);
});
