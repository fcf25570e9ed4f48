import { expect, test } from 'vitest';
import { builtPages } from '../../tools/built-pages.ts';

test('every custom property that a page reads without a fallback is defined in it', async () => {
  const missing = (await builtPages()).flatMap(({ path, html }) => {
    const css = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
    const defined = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
    const read = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    return [...new Set(read)].filter((name) => !defined.has(name)).map((name) => `${path} ${name}`);
  });
  expect(missing).toEqual([]);
});
