import { expect, test } from 'vitest';
import { checked } from '#loading/checked.ts';
import { type BlockOf, cellsOf, screenBlock, sumsOf, totalOf } from './screen-blocks.ts';

const stock = {
  kind: 'table',
  caption: 'Stock',
  columns: [
    { label: 'Produit' },
    { label: 'Qté', sums: true },
    { label: 'Prix' },
    { label: 'Valeur', times: ['Qté', 'Prix'], sums: true },
    { label: 'État' },
  ],
  rows: [
    { name: 'Riz', cells: [2, 15000], badge: { text: 'Bas', tone: 'warn' } },
    { name: 'Huile', cells: [{ value: 3, note: 'seuil 5' }, 3500, ''] },
  ],
  total: { name: 'Total' },
} as const;
const debts = {
  kind: 'rows',
  rows: [
    { name: 'Riz', value: 1000 },
    { name: 'Huile', quantity: 3, value: 200 },
    { name: 'Remise', value: 'à venir' },
  ],
} as const;
const read = (block: object) => checked('pos-x.yaml', screenBlock, block);

test('a table multiplies its columns, then sums them; a text counts for nothing', () => {
  const table = read(stock) as BlockOf<'table'>;
  expect(cellsOf(table).map((cells) => cells[2])).toEqual([30000, 10500]);
  expect(sumsOf(table)).toEqual([5, undefined, 40500, undefined]);
});

test('a list sums its amounts, or takes them off what there was; a typed total may be right', () => {
  expect(totalOf(debts)).toBe(1600);
  expect(totalOf({ ...debts, total: { from: 5000 } })).toBe(3400);
  expect(() => read({ ...debts, total: { name: 'Total', value: 1600 } })).not.toThrow();
});

const [first, second, ...others] = stock.columns;
const wrong = (value: number) => ({ ...debts, total: { name: 'Total', value } });
const columns = [{ blocks: [wrong(1)] }, { blocks: [debts] }];
const absent = { label: 'Valeur', times: ['Qté', 'Coût'] };
test.each([
  ['a list', wrong(1700), ['total.value vaut 1700', '1600']],
  [
    'a column',
    { ...stock, columns: [first, { ...second, total: 6 }, ...others] },
    ['columns.1.total vaut 6', '5'],
  ],
  ['a list, in columns', { kind: 'columns', columns }, ['columns.0.blocks.0.total.value vaut 1']],
  [
    'a product of a column that is not there',
    { ...stock, columns: [first, second, absent] },
    ['columns.2.times', 'Coût'],
  ],
  [
    'a cell too many',
    { ...stock, rows: [{ name: 'Riz', cells: [1, 2, 3, 4] }] },
    ['rows.0.cells', '3'],
  ],
  ['a kind that is not known', { kind: 'chart' }, ['kind']],
])('%s that does not add up is refused with its field and its reason', (_, block, words) => {
  for (const word of words) expect(() => read(block)).toThrow(word);
});
