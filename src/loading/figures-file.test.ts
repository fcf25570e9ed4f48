import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { figuresFile, readFigures } from './figures-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'figures-'));
mkdirSync(join(folder, 'src/content'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads a file of figures with this content. */
function read(yaml: string) {
  writeFileSync(join(folder, figuresFile), yaml);
  return readFigures(`${folder}/`);
}

test('figures are read, those made of others computed', () => {
  expect(
    read('month: { amount: 22000, currency: FCFA }\nyear: { times: [month, 12] }\n'),
  ).toMatchObject({ year: { amount: 264_000, currency: 'FCFA' } });
});

test.each([
  ['price-pos: { amount: 5000.5, currency: FCFA }', 'price-pos.amount un nombre entier'],
  ['pos-sale: 30 secondes', 'pos-sale un nombre et son unité'],
  ['Prix: { amount: 5000, currency: FCFA }', 'Prix nom en minuscules'],
  ['year: { times: [month, 12] }', 'year le chiffre month n’existe pas'],
  ['a: { times: [b, 2] }\nb: { times: [a, 2] }', 'a se calcule à partir de lui-même : a → b → a'],
  ['price-pos: { amount: 5000', 'ligne 1'],
])('%j is refused by its file, its name and why', (yaml, fault) => {
  expect(() => read(yaml)).toThrow(figuresFile);
  expect(() => read(yaml)).toThrow(fault);
});
