import { describe, expect, test } from 'vitest';
import { stockCount, stockState, stockValue, unitsLeft, worstState } from './stock.ts';

const rice = {
  name: 'Riz',
  cost: 13250,
  stock: [
    { left: 14, threshold: 8 },
    { left: 20, threshold: 10 },
    { left: 0, threshold: 6 },
  ],
};

describe('the stock of several shops', () => {
  test('a shop is low from its threshold down, and out at zero', () => {
    expect(rice.stock.map(stockState)).toEqual(['fine', 'fine', 'out']);
    expect(stockState({ left: 6, threshold: 6 })).toBe('low');
    expect(stockState({ left: 7, threshold: 6 })).toBe('fine');
    expect(stockState({ left: 0, threshold: 0 })).toBe('out');
  });

  test('an article is as well as its worst shop', () => {
    expect(worstState(rice.stock)).toBe('out');
    expect(worstState(rice.stock.slice(0, 2))).toBe('fine');
    expect(worstState([{ left: 2, threshold: 3 }, ...rice.stock.slice(0, 2)])).toBe('low');
  });

  test('units add up, and are worth what was paid for them', () => {
    expect(unitsLeft(rice)).toBe(34);
    expect(stockValue(rice)).toBe(450500);
  });
});

describe('a stock count', () => {
  test('what is missing is valued at its purchase price', () => {
    const [sugar, cans] = stockCount(
      [
        { name: 'Sucre', expected: 64, counted: 62 },
        { name: 'Tomate', expected: 70, counted: 71 },
      ],
      [
        { name: 'Tomate', cost: 520 },
        { name: 'Sucre', cost: 760 },
      ],
    );
    expect(sugar).toMatchObject({ gap: -2, shrinkage: -1520 });
    expect(cans).toMatchObject({ gap: 1, shrinkage: 520 });
  });

  test('a line that is not an article stops the build', () => {
    expect(() => stockCount([{ name: 'Thé', expected: 1, counted: 1 }], [rice])).toThrow('Thé');
  });
});
