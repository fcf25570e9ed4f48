import { describe, expect, test } from 'vitest';
import { heat, millions, ranking, shopTotals } from './analytics.ts';

describe('sales of a week', () => {
  test('articles stand by what they brought, not by how many went', () => {
    const ranked = ranking([
      { name: 'Eau', price: 400, sold: 600 },
      { name: 'Riz', price: 15000, sold: 50 },
    ]);
    expect(ranked.map(({ name, sales }) => [name, sales])).toEqual([
      ['Riz', 750_000],
      ['Eau', 240_000],
    ]);
  });

  test('a shop sells what it sold each day', () => {
    expect(shopTotals([{ sales: [100, 20] }, { sales: [5, 50] }])).toEqual([105, 70]);
    expect(shopTotals([])).toEqual([]);
  });

  test('millions keep one decimal, French style', () => {
    expect([2_715_000, 3_180_000, -45_000_000].map(millions)).toEqual(['2,7', '3,2', '−45,0']);
  });

  test('a cell is warm by quarters of the best one', () => {
    expect([0, 100, 101, 300, 400].map((value) => heat(value, 400))).toEqual([0, 1, 2, 3, 4]);
  });
});
