import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { productIds } from './registry.ts';

const names = productIds.flatMap((id) => {
  const { name } = parse(readFileSync(`src/content/fr/products/${id}.yaml`, 'utf8'));
  return [id, String(name)];
});

/** Code shared by all products, settings of the project included: no room, content, test or example. */
const shared = ['.', 'src', 'integrations', 'server', 'commands', 'tools']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  )
  .filter((file) =>
    /(?:\.(?:astro|conf|css|html|json|jsonc|js|ts|tsx|yaml)|Dockerfile)$/.test(file),
  )
  .filter((file) => !file.startsWith('src/content/') && !/\.(?:test|examples)\.tsx?$/.test(file))
  // Words that the spelling knows, and versions of packages.
  .filter((file) => !/^(?:cspell|package-lock)\.json$/.test(file))
  .filter((file) => !productIds.some((id) => file.startsWith(`src/products/${id}/`)));

test('the registry is the only shared code that names a product, in its text or its path', () => {
  const naming = shared.filter((file) => {
    const text = `${file}\n${readFileSync(file, 'utf8')}`.toLowerCase();
    return names.some((name) => text.includes(name.toLowerCase()));
  });
  expect(naming).toEqual(['src/products/registry.ts']);
});
