import { describe, expect, test } from 'vitest';
import { heat, ranking, shopTotals } from './analytics.ts';

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

  test('the sales of a shop are added up over the days', () => {
    expect(shopTotals([{ sales: [100, 20] }, { sales: [5, 50] }])).toEqual([105, 70]);
    expect(shopTotals([])).toEqual([]);
  });

  test('the shade of a cell has a step for each quarter of the best one', () => {
    expect([0, 100, 101, 300, 400].map((value) => heat(value, 400))).toEqual([0, 1, 2, 3, 4]);
  });

  test('a week without a sale is cold', () => {
    expect(heat(0, 0)).toBe(0);
  });
});
