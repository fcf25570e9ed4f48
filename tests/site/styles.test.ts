import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { productIds } from '#products/registry.ts';
import { builtPages } from '../../tools/built-pages.ts';
import { classNames, fileOfClass } from '../../tools/class-names.ts';

test('no built style stands in a layer, which drops it in older engines', async () => {
  const layered = (await builtPages()).filter(({ html }) => html.includes('@layer'));
  expect(layered.map(({ path }) => path)).toEqual([]);
});

test('every custom property that a page reads without a fallback is defined in it', async () => {
  const missing = (await builtPages()).flatMap(({ path, html }) => {
    const inPage = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text);
    const apart = [...html.matchAll(/href="(\/_a\/apart\.\w+\.css)"/g)].map(([, file]) =>
      readFileSync(`dist${file}`, 'utf8'),
    );
    const css = [...inPage, ...apart].join('');
    const defined = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
    const read = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    return [...new Set(read)].filter((name) => !defined.has(name)).map((name) => `${path} ${name}`);
  });
  expect(missing).toEqual([]);
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

test.each(productIds)(
  'the pages of %s carry no style of another product’s folder',
  async (product) => {
    const others = productIds.filter((id) => id !== product).map(sheetsOf);
    const own = sheetsOf(product);
    const pages = (await builtPages()).filter(({ path }) => path.split('/')[1] === product);
    const carried = pages.map(({ path, html }) => {
      const css = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
        .map(([, text]) => text)
        .join('');
      return {
        path,
        prefixes: [...css.matchAll(/\.([A-Z]+)[a-z]+\b/g)].map(([, name = '']) => name),
      };
    });
    const foreign = carried.flatMap(({ path, prefixes }) =>
      prefixes.flatMap((name) =>
        others.flatMap((other) => other.get(name) ?? []).map((f) => `${path} ${f}`),
      ),
    );
    expect([...new Set(foreign)]).toEqual([]);
    // The names are read correctly: its own styles are found by them, if it has some.
    if (own.size === 0) return;
    expect(carried.some(({ prefixes }) => prefixes.some((name) => own.has(name)))).toBe(true);
  },
);
