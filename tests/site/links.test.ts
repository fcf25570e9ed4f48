import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { segments } from '#i18n/addresses.ts';
import { readMoved } from '#loading/moved.ts';
import { docPath, postPath } from '#routes.ts';
import { site } from '#site.config.ts';
import { sitePaths } from '#site-map.ts';
import { builtPages } from '../../tools/built-pages.ts';
import { articlesOf } from '../../tools/content.ts';
import { addressOf, listFiles } from '../../tools/dist.ts';

const pages = await builtPages();
/** With the owner's old addresses, which lead on. */
const addresses = new Set([
  ...(await listFiles('dist')).flatMap((file) => [`/${file}`, addressOf(file)]),
  ...readMoved().map(([from]) => from),
]);
/** `/support#paiement` keeps its address whatever page of the list it is on. */
const listOf = (path: string) => path.replace(new RegExp(`/${segments.page}/\\d+$`), '');
const anchors = new Map(
  [...Map.groupBy(pages, ({ path }) => listOf(path))].map(([path, same]) => [
    path,
    new Set(
      same.flatMap(({ document }) => [...document.querySelectorAll('[id]')].map(({ id }) => id)),
    ),
  ]),
);

/** Whether our address, seen from a page, is that of a page, of its part, or of a file. */
function leadsSomewhere(address: string, path: string): boolean {
  const { pathname, hash } = new URL(address, `https://site.test${path}`);
  const part = decodeURIComponent(hash.slice(1));
  return (
    addresses.has(pathname) && (part === '' || anchors.get(listOf(pathname))?.has(part) === true)
  );
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

test('the sitemap lists every page and article, and robots.txt names it', async () => {
  const sitemap = await readFile('dist/sitemap.xml', 'utf8');
  const articles = [...articlesOf('posts').map(postPath), ...articlesOf('docs').map(docPath)];
  for (const path of [...sitePaths, ...articles]) {
    expect(sitemap).toContain(`<loc>${site.origin}${path}</loc>`);
  }
  const robots = await readFile('dist/robots.txt', 'utf8');
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
});

test('every page of the route table is linked from the home page', () => {
  const home = pages.find(({ path }) => path === '/')?.document;
  expect(sitePaths.filter((path) => !home?.querySelector(`a[href="${path}"]`))).toEqual([]);
});
