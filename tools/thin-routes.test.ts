import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productPages } from '../integrations/product-routes.ts';

/** The routes themselves, and the pages that several routes hand an entry to. */
const routes = globSync(
  ['src/pages/**/*.{astro,ts}', 'src/products/*/pages/*.astro', 'src/dev-pages/*.astro'],
  { cwd: process.cwd() },
).filter((file) => !file.includes('/_') || file.endsWith('Page.astro'));

test('the pages of the house and of every product are among them', () => {
  expect(routes).toContain('src/pages/index.astro');
  expect(routes).toContain('src/pages/llms.txt.ts');
  expect(routes).toContain('src/pages/_blog/ArticlePage.astro');
  for (const { entrypoint } of productPages()) expect(routes).toContain(entrypoint.slice(2));
});

test.each(routes)('%s loads, picks a layout, lists sections: under 40 lines', (file) => {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThan(40);
});
