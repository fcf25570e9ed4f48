import { describe, expect, test } from 'vitest';
import { printCsv } from './csv.ts';

test('a mark, semicolons, one line a row', () => {
  expect(
    printCsv([
      ['Nom', 'Prix'],
      ['Café', '850'],
    ]),
  ).toBe('\uFEFFNom;Prix\r\nCafé;850\r\n');
});

describe('what would not stay a cell is refused', () => {
  test.each(['a;b', 'a"b', 'a\nb', '=1+1', '+226', '-5', '@a'])('%j', (cell) => {
    expect(() => printCsv([[cell]])).toThrow(cell.trim().slice(0, 2));
  });
});
