import { readFile } from 'node:fs/promises';
import { type ParserError, parse } from 'parse5';
import { expect, test } from 'vitest';
import { redirects, routes } from '#routes.ts';
import { site } from '#site.config.ts';
import { sitePaths } from '#site-map.ts';
import { builtPages, documentOf, plain } from '../../tools/built-pages.ts';
import { listFiles } from '../../tools/dist.ts';
import { htmlFaults } from '../../tools/html-validate.ts';
import { gluedIn, isBareSign, namesOfTwo, undefinedIn } from './readers.ts';

const pages = await builtPages();

/** Parse errors of the HTML standard, which browsers correct silently. */
function parseErrors(html: string): string[] {
  const faults: string[] = [];
  const onParseError = ({ code, startLine, startCol }: ParserError) =>
    faults.push(`${code} ${startLine}:${startCol}`);
  parse(html, { sourceCodeLocationInfo: true, onParseError });
  return faults;
}

test.each(pages)('$path is sound', async ({ path, html, document }) => {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const none = (why: string, found: readonly (Element | string)[]) =>
    expect
      .soft(
        found.map((one) => (typeof one === 'string' ? one : one.outerHTML)),
        why,
      )
      .toEqual([]);

  none('valid HTML', await htmlFaults(html));
  none('read without mending', parseErrors(html));
  expect.soft(html.slice(html.indexOf('</html>')).trim(), 'to its very end').toBe('</html>');
  none('rows have their names', all('tbody tr:not(:has(th[scope="row"]))'));
  const names = all('article').map((article) => plain(article.getAttribute('aria-label')));
  if (names.length > 1) expect.soft(new Set(names).add('').size).toBe(names.length + 1);
  none('no style attribute, which has no layer', all('[style]'));
  const acts = ({ attributes }: Element) =>
    [...attributes].some(({ name }) => name.startsWith('on'));
  none('no handler, which the policy blocks', all('*').filter(acts));
  const photo = 'picture > [src^="/_a/"][alt][width][height]';
  // No preload either, which delays the first paint.
  none('photographs of the content alone', all(`img:not(${photo}), video, link[rel~="preload" i]`));
  none('words run together', gluedIn(html));
  none('a property that no style defines', undefinedIn(html));
  expect.soft(html, 'a layer, which older engines drop').not.toContain('@layer');
  none('one name leads to two addresses', namesOfTwo(document));
  // Visually hidden text is its own box, before which screen readers pause: « Tap , accueil ».
  const said = all(':is(a, button, summary) .visually-hidden:not([aria-hidden="true"] *)');
  none(
    'a space before a comma',
    said.filter((part) => /^\s*,/.test(part.textContent ?? '')),
  );
  none('a sign said without words', all('main dd, main strong').filter(isBareSign));

  const parts = all('body > *');
  const data = parts.findIndex((part) => part.matches('[type="application/ld+json"]'));
  expect.soft(data).toBeGreaterThan(parts.findIndex((part) => part.matches('main, :has(main)')));
  // Only the layout's module scripts may follow: they run after the page anyway.
  const after = parts.slice(data + 1).map((part) => part.cloneNode() as Element);
  none(
    'after the data',
    after.filter((part) => !part.matches('script[type="module"][src]')),
  );
  const styles = 'style, :not(noscript) > link[rel~="stylesheet" i]';
  expect.soft(document.head.querySelectorAll(styles)).toHaveLength(1);
  const later = [...document.body.querySelectorAll(styles)];
  const apart = later.filter((one) => one.matches('[href^="/_a/apart."]'));
  expect.soft(later.length - apart.length, 'styles later').toBeLessThan(2);
  // What folded parts need comes before the last of them: it holds up nothing above.
  const last = all('[data-styles-apart]').at(-1);
  expect.soft(apart.map((one) => one.nextElementSibling)).toEqual(last ? [last] : []);

  // Redirects have no navigation.
  if (path in redirects) return;
  const bars = all('nav > a[href="#contenu"], [data-phone-menu-opener], main');
  const tags = bars.map((part) => part.closest('nav')?.tagName ?? part.tagName);
  expect.soft(tags).toEqual(['NAV', 'NAV', 'MAIN']);
  // Also the first thing that the keyboard reaches.
  expect.soft(document.querySelector('a, button, input, summary')).toBe(bars[0]);
});

test.each(['title', 'meta[name=description]'])('every %s is there, and unique', (selector) => {
  const values = pages.map(({ path, document }) => {
    const element = document.head.querySelector(selector);
    return { path, value: element?.getAttribute('content') ?? element?.textContent ?? '' };
  });
  const byValue = Map.groupBy(values, ({ value }) => value);
  expect(byValue.has('')).toBe(false);
  expect([...byValue.values()].filter((group) => group.length > 1)).toEqual([]);
});

test('errors and the offline page keep search engines out, and nothing else', () => {
  // A preview hides all pages from search engines; these are hidden anyway, and have no canonical
  // address.
  const hidden = pages.filter(
    ({ html }) => html.includes('content="noindex"') && !html.includes('rel="canonical"'),
  );
  const expected = ['/404', '/blog/404', '/hors-ligne'];
  expect(hidden.map(({ path }) => path).toSorted()).toEqual(expected.toSorted());
});

test('a preview asks not to be indexed', () => {
  const hides = 'meta[name="robots"][content="noindex"]';
  const indexed = pages.filter(({ document }) => !document.querySelector(hides));
  expect(indexed.length > 0).toBe(site.production);
});

test.each([...sitePaths.map((path) => [path, path] as const), ...Object.entries(redirects)])(
  '%s names its language, and its own address or the new one: %s',
  (path, address) => {
    const { html = '' } = pages.find((built) => built.path === path) ?? {};
    expect(html).toMatch(/<html [^>]*lang="fr"/);
    expect(html).toContain(`<link rel="canonical" href="https://www.example.com${address}">`);
    expect(html.includes(`content="0; url=${address}"`)).toBe(path !== address);
  },
);

// A reading view looks for the element with the most paragraphs, and keeps data tables whole.
test.each([routes.terms, routes.privacy])('%s: facts are tables of the article', async (path) => {
  const page = await documentOf(path);
  const article = page.querySelector('main > article');
  expect(article?.querySelector(':scope > header time')).not.toBeNull();
  expect(article?.querySelectorAll(':scope > section > p').length).toBeGreaterThan(3);
  expect(article?.querySelectorAll('table th[scope=row]').length).toBeGreaterThan(5);
  expect(page.querySelector('main dl')).toBeNull();
});

test('nor do words run together on the screens that pages fetch', async () => {
  // Written by `integrations/page-styles.ts`.
  const files = (await listFiles('dist')).filter((file) => /\/ecrans\/[^/]+\.json$/.test(file));
  expect(files).not.toEqual([]);
  for (const file of files)
    expect(gluedIn(JSON.parse(await readFile(`dist/${file}`, 'utf8'))), file).toEqual([]);
});
