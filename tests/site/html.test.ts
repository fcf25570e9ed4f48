import { type ParserError, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { productIds } from '#products/registry.ts';
import { brochurePath, redirects } from '#routes.ts';
import { sitePaths } from '#site-map.ts';
import { builtPages } from '../../tools/built-pages.ts';
import { htmlFaults } from '../../tools/html-validate.ts';

const pages = await builtPages();
const aliases = Object.keys(redirects);

test.each(pages)('$path is valid HTML', async ({ html }) => {
  expect(await htmlFaults(html)).toEqual([]);
});

/** Parse errors of the HTML standard, which browsers correct silently. */
test.each(pages)('$path is read without mending, to its very end', ({ html }) => {
  const faults: string[] = [];
  const onParseError = ({ code, startLine, startCol }: ParserError) =>
    faults.push(`${code} ${startLine}:${startCol}`);
  parse(html, { sourceCodeLocationInfo: true, onParseError });
  expect(faults).toEqual([]);
  expect(html.trimEnd().endsWith('</html>')).toBe(true);
  expect(html.split('</html>')).toHaveLength(2);
});

test.each(pages)('$path: each row of a table is named by a header', ({ document }) => {
  const nameless = [...document.querySelectorAll('tbody tr')].filter(
    (row) => !row.querySelector('th[scope="row"]'),
  );
  expect(nameless.map(({ textContent }) => textContent)).toEqual([]);
});

test.each(pages)('$path: pairs of a list are whole', ({ document }) => {
  const broken = [...document.querySelectorAll('dl > div')].filter(
    (pair) => !pair.querySelector(':scope > dt') || !pair.querySelector(':scope > dd'),
  );
  expect(broken.map(({ textContent }) => textContent)).toEqual([]);
});

describe.each(['title', 'description'] as const)('every %s', (what) => {
  const values = pages.map(({ path, document }) => {
    return {
      path,
      value:
        what === 'title'
          ? document.title
          : (document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''),
    };
  });

  test('is there, and unique', () => {
    const byValue = Map.groupBy(values, ({ value }) => value);
    expect(byValue.has('')).toBe(false);
    const shared = [...byValue.values()].filter((group) => group.length > 1);
    expect(shared).toEqual([]);
  });
});

test('errors, the offline page and printed sheets keep search engines out, and nothing else', () => {
  const hidden = pages
    // A preview hides all pages from search engines; these are hidden anyway, and have no canonical
    // address.
    .filter(({ html }) => html.includes('content="noindex"') && !html.includes('rel="canonical"'))
    .map(({ path }) => path);
  const expected = ['/404', '/blog/404', '/hors-ligne', ...productIds.map(brochurePath)];
  expect(hidden.toSorted()).toEqual(expected.toSorted());
});

test.each(sitePaths)('%s names its language, and its own address', (path) => {
  const { html = '' } = pages.find((built) => built.path === path) ?? {};
  expect(html).toMatch(/<html [^>]*lang="fr"/);
  expect(html).toContain(`<link rel="canonical" href="https://www.example.com${path}">`);
});

test('old addresses point search engines to the new ones', () => {
  for (const path of aliases) {
    const page = pages.find((built) => built.path === path);
    const target = redirects[path as keyof typeof redirects];
    expect(page?.html).toContain(`<link rel="canonical" href="https://www.example.com${target}">`);
  }
});

test('no page carries a style attribute, which has no layer, or a handler, which the policy blocks', () => {
  for (const { document } of pages) {
    expect(document.querySelectorAll('[style]').length).toBe(0);
    const handlers = [...document.querySelectorAll('*')].filter((node) =>
      [...node.attributes].some(({ name }) => name.startsWith('on')),
    );
    expect(handlers.map((node) => node.outerHTML)).toEqual([]);
  }
});

const PHOTO = 'picture > [src^="/_a/"][alt][width][height]';

test('no bitmap in any page but the photographs of the content', () => {
  for (const { path, document } of pages) {
    expect([path, document.querySelectorAll(`img:not(${PHOTO}), video`).length]).toEqual([path, 0]);
  }
});

test('the developers’ page is not published', () => {
  expect(pages.filter(({ path }) => path.startsWith('/dev'))).toEqual([]);
});
