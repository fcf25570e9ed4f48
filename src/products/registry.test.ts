import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { productIds } from './registry.ts';

const names = productIds.flatMap((id) => {
  const { name } = parse(readFileSync(`src/content/fr/products/${id}.yaml`, 'utf8'));
  return [id, String(name)];
});

/** Code shared by all products: no room, content, test or example. */
const shared = ['src', 'integrations', 'server', 'commands', 'tools']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  )
  .filter((file) => /\.(?:astro|css|ts|tsx)$/.test(file))
  .filter((file) => !/\.(?:test|examples|fixture)\.tsx?$/.test(file))
  .filter((file) => !productIds.some((id) => file.startsWith(`src/products/${id}/`)));

test('the registry is the only shared code that names a product', () => {
  const naming = shared.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return names.some((name) => text.includes(name));
  });
  expect(naming).toEqual(['src/products/registry.ts']);
});
