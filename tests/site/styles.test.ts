import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPages } from '../../tools/built-pages.ts';

const pages = (await builtPages()).map(({ path, html }) => ({
  path,
  html,
  css: [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join(''),
}));

test('no built style stands in a layer, which drops it in older engines', () => {
  expect(pages.filter(({ html }) => html.includes('@layer'))).toEqual([]);
});

test.each(pages)('$path defines every custom property that it reads without a fallback', (page) => {
  const apart = [...page.html.matchAll(/href="(\/_a\/apart\.\w+\.css)"/g)];
  const css = page.css + apart.map(([, file]) => readFileSync(`dist${file}`, 'utf8')).join('');
  const defined = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const read = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(read.filter((name) => !defined.has(name))).toEqual([]);
});
