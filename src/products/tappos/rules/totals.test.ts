import { describe, expect, test } from 'vitest';
import { sumOf } from '#lib/sum.ts';
import { averageBasket, shopSales } from './totals.ts';

const shops = [
  { name: 'Cocody', tickets: 2, cash: 1000, mobile: 500, credit: 25 },
  { name: 'Yopougon', tickets: 1, cash: 0, mobile: 2000, credit: 0 },
];

describe('totals of a day', () => {
  test('a shop sells what was paid and what was written down', () => {
    expect(shops.map(shopSales)).toEqual([1525, 2000]);
  });
  test('several shops add up', () => {
    expect(sumOf(shops, shopSales)).toBe(3525);
    expect(sumOf([], shopSales)).toBe(0);
  });
  test('an average is rounded to the smallest coin', () => {
    expect(averageBasket(3525, 3)).toBe(1175);
    expect(averageBasket(1000, 3)).toBe(335);
  });
});
