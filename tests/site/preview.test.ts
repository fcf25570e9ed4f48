import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { listFiles } from '../../tools/dist.ts';

test('a preview asks not to be indexed, on every page', async () => {
  const pages = (await listFiles('dist')).filter((file) => file.endsWith('.html'));
  const texts = await Promise.all(
    pages.map(async (file) => [file, await readFile(`dist/${file}`, 'utf8')] as const),
  );
  const asking = texts.filter(([, html]) => html.includes('<meta name="robots" content="noindex"'));
  expect(asking.map(([file]) => file)).toEqual(pages);
  expect(pages.length).toBeGreaterThan(50);
});
