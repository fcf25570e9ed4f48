import { describe, expect, test } from 'vitest';
import { printCsv } from './csv.ts';

const rows = [
  ['Nom', 'Prix'],
  ['Café, en grains', '850'],
];

test('a mark, semicolons, one line a row', () => {
  expect(printCsv(rows)).toBe('\uFEFFNom;Prix\r\nCafé, en grains;850\r\n');
  expect(printCsv([['Café ; en grains', '850']])).toBe('\uFEFF"Café ; en grains";850\r\n');
  expect(printCsv([['un "sac"']])).toBe('\uFEFF"un ""sac"""\r\n');
});

describe('what would not stay a cell is refused', () => {
  test.each(['a\nb', '=1+1', '+226', '-5', '@a'])('%j', (cell) => {
    expect(() => printCsv([[cell]])).toThrow(cell.trim().slice(0, 2));
  });
});
