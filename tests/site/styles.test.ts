import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { productIds } from '#products/registry.ts';
import { builtPages } from '../../tools/built-pages.ts';
import { classNames, fileOfClass } from '../../tools/class-names.ts';

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

/** The style sheets of a product's folder, by the capitals that begin their class names. */
function sheetsOf(product: string): Map<string, string> {
  const nameOf = classNames(process.cwd());
  const sheets = globSync(`src/products/${product}/**/*.module.css`).map((file) => {
    const [, some = ''] = /\.([a-z][\w-]*)[^}]*\{/i.exec(readFileSync(file, 'utf8')) ?? [];
    return [fileOfClass(nameOf(some, resolve(file))), file] as const;
  });
  return new Map(sheets);
}

test.each(productIds)('the pages of %s carry no style of another product’s folder', (product) => {
  const own = pages.filter(({ path }) => path.split('/')[1] === product);
  const carried = own.flatMap(({ css }) => css.match(/(?<=\.)[A-Z]+(?=[a-z]+\b)/g) ?? []);
  const others = productIds.filter((id) => id !== product).map(sheetsOf);
  const foreign = others.flatMap((sheets) => carried.flatMap((name) => sheets.get(name) ?? []));
  expect([...new Set(foreign)]).toEqual([]);
  // The names are read correctly: its own styles are found by them, if it has some.
  const sheets = sheetsOf(product);
  expect(sheets.size === 0 || carried.some((name) => sheets.has(name))).toBe(true);
});
