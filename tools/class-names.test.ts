import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

const root = join(import.meta.dirname, '..');
const files = globSync('src/**/*.module.css', { cwd: root }).filter((path) =>
  readFileSync(join(root, path), 'utf8').includes('.root '),
);
const nameOf = classNames(root);
const file = (name: string) => files.find((path) => path.endsWith(`/${name}.module.css`)) ?? '';
const name = (local: string, of: string) => nameOf(local, join(root, file(of)));

test('one mark a file, one letter a class', () => {
  const hero = ['root', 'title', 'lede'].map((local) => name(local, 'ProductHero'));
  expect(new Set(hero).size).toBe(hero.length);
  expect(new Set(hero.map((given) => given.slice(0, 2))).size).toBe(1);
  for (const given of hero) expect(given).toMatch(/^[A-Z]{2,}[a-z]+$/);
});

test('no two files have the same mark, and a name is the same whoever asks', () => {
  const roots = files.map((path) => nameOf('root', join(root, path)).replace(/[a-z]+$/, ''));
  expect(new Set(roots).size).toBe(files.length);
  const again = classNames(root);
  expect(again('root', `${join(root, file('ProductBar'))}?used`)).toBe(name('root', 'ProductBar'));
});
