import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { productIds } from '#products/registry.ts';
import { screensPath } from '#routes.ts';
import { sitePaths } from '#site-map.ts';
import { listFiles } from '../../tools/dist.ts';
import { keptBy, listOf, travelSize } from './kept.ts';

test('unasked, the worker and what it fetches weigh at most 60 kB', async () => {
  const { addresses, bytes } = await keptBy('dist');
  expect(addresses).toEqual(expect.arrayContaining(['/hors-ligne', '/', '/contact', '/support']));
  expect(bytes).toBeLessThanOrEqual(60_000);
});

test('the whole site is every page of it, and weighs what the pages say, to ten kilobytes', async () => {
  const { packs, files } = await listOf('dist');
  const kept = packs.flatMap(({ pages }) => pages);
  expect(kept).toEqual(
    expect.arrayContaining([...sitePaths, ...productIds.map(screensPath), '/hors-ligne']),
  );
  expect(new Set(kept).size).toBe(kept.length);
  const paths = [...packs.map(({ path }) => path), ...files.map(([path]) => path)];
  const sizes = await Promise.all(paths.map((path) => travelSize('dist', path.slice(1))));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const page = await readFile('dist/hors-ligne.html', 'utf8');
  const said = [...page.matchAll(/data-site-weight="">(\d+)\u00a0ko/g)].map(([, figure]) =>
    Number(figure),
  );
  expect(said.length).toBeGreaterThan(1);
  for (const figure of said) expect(Math.abs(figure * 1000 - bytes)).toBeLessThanOrEqual(10_000);
});

test('nothing is built that nothing asks for', async () => {
  const built = await listFiles('dist');
  const files = built.filter((file) => /^_a\/[^/]+\.(?:js|css|woff2)$/.test(file));
  const texts = built.filter((file) => /\.(?:html|css)$|^_a\/.*\.js$|^sw\.js$/.test(file));
  const all = (await Promise.all(texts.map((file) => readFile(`dist/${file}`, 'utf8')))).join('\n');
  expect(files.length).toBeGreaterThan(10);
  // A list of several pages asks for it: today there is none.
  const asked = files.filter((file) => !/^_a\/FurtherPosts\./.test(file));
  expect(asked.filter((file) => !all.includes(file.slice(3)))).toEqual([]);
});
