import { readdirSync, readFileSync } from 'node:fs';
import type { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { products } from '#products/registry.ts';
import { readExamples } from './named.ts';

const folder = 'src/content/fr';
const examples = readExamples();
const schemas = Object.fromEntries(
  products.flatMap((product) => Object.entries<z.ZodType>(product.examples)),
);
const sourceOf = (name: string) => parse(readFileSync(`${folder}/examples/${name}.yaml`, 'utf8'));

test.each([
  ['shop', 'a price that no coin pays', { articles: { rice: { price: 15_001 } } }],
  ['shop', 'a key that no call can write', { short: { 'riz-25': { left: 0 } } }],
  ['pharmacy', 'a drawer that does not add up', { evening: { float: 30_000 } }],
  ['pharmacy', 'a day of another form', { sale: { until: '31/12/2026' } }],
] as const)('%s: %s is refused', (name, _, change) => {
  const sound = sourceOf(name);
  expect(schemas[name]?.safeParse(sound).success).toBe(true);
  expect(schemas[name]?.safeParse(merged(sound, change)).success).toBe(false);
});

type Tree = { readonly [key: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

function merged(value: unknown, change: Tree): Tree {
  const whole = isTree(value) ? value : {};
  const entries = Object.entries(change).map(([key, item]) => [
    key,
    isTree(item) ? merged(whole[key], item) : item,
  ]);
  return { ...whole, ...Object.fromEntries(entries) };
}

/** The source of every file that uses the examples. */
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:yaml|mdx)$/.test(file) && !/^examples\//.test(file))
  .map((file) => `${folder}/${file}`);

const IDENTITIES = /\.(?:number|voucher|insured|beneficiary|taxId|id|born|mother|pupil\.name)$/;
const NAMES = /\.(?:name|owner|cashier|manager|studies)$/;
/** Classes and towns are too common; articles of the blog have their own people. */
const calledBy = (file: string) => (path: string) =>
  IDENTITIES.test(path) ||
  (NAMES.test(path) && !/^school\.(?:level|classes)/.test(path) && !file.includes('/posts/'));

test.each(files)('%s calls the examples by name', (file) => {
  const text = readFileSync(file, 'utf8');
  const copied = Object.keys(examples)
    .filter(calledBy(file))
    .filter((path) => text.includes(String(examples[path]?.example)));
  expect(copied.filter((path) => examples[path]?.example !== 'Vitamine C')).toEqual([]);
});
