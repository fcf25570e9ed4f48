import { expect, test } from 'vitest';
import { builtPages } from '../../tools/built-pages.ts';
import { addressOf, listFiles } from '../../tools/dist.ts';

const pages = await builtPages();
const addresses = new Set(
  (await listFiles('dist')).flatMap((file) => [`/${file}`, addressOf(file)]),
);
const anchors = new Map(
  pages.map(({ path, document }) => [
    path,
    new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)),
  ]),
);

/** Whether an address of ours, seen from a page, is that of a page, of a part of one, or of a file. */
function leadsSomewhere(address: string, path: string): boolean {
  const { pathname, hash } = new URL(address, `https://site.test${path}`);
  const part = decodeURIComponent(hash.slice(1));
  return addresses.has(pathname) && (part === '' || anchors.get(pathname)?.has(part) === true);
}

test.each(pages)(
  '$path: every link, script and font of ours is there',
  ({ path, html, document }) => {
    const named = ['href', 'src'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ''),
    );
    const fonts = [...html.matchAll(/url\((\/[^)]*)\)/g)].map(([, font = '']) => font);
    const ours = [...named, ...fonts].filter((address) => /^(?:[/?#]|$)/.test(address));
    expect(ours.length).toBeGreaterThan(0);
    expect(ours.filter((address) => !leadsSomewhere(address, path))).toEqual([]);
  },
);
