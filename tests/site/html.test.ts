import { type ParserError, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { redirects, routes } from '#routes.ts';
import { site } from '#site.config.ts';
import { sitePaths } from '#site-map.ts';
import { builtPages, documentOf, plain } from '../../tools/built-pages.ts';
import { htmlFaults } from '../../tools/html-validate.ts';

const pages = await builtPages();

describe.each(pages)('$path', ({ path, html, document }) => {
  const all = (selector: string) => [...document.querySelectorAll(selector)];

  test('is valid HTML, read without mending, to its very end', async () => {
    expect(await htmlFaults(html)).toEqual([]);
    // Parse errors of the HTML standard, which browsers correct silently.
    const faults: string[] = [];
    const onParseError = ({ code, startLine, startCol }: ParserError) =>
      faults.push(`${code} ${startLine}:${startCol}`);
    parse(html, { sourceCodeLocationInfo: true, onParseError });
    expect(faults).toEqual([]);
    expect(html.slice(html.indexOf('</html>')).trim()).toBe('</html>');
  });

  test('rows, pairs and articles have their names', () => {
    const nameless = all('tbody tr').filter((row) => !row.querySelector('th[scope="row"]'));
    expect(nameless.map(({ textContent }) => textContent)).toEqual([]);
    const broken = all('dl > div').filter((pair) => !pair.querySelector(':scope > dt ~ dd'));
    expect(broken.map(({ textContent }) => textContent)).toEqual([]);
    const names = all('article').map((article) => plain(article.getAttribute('aria-label')));
    if (names.length > 1) expect(new Set(names).add('').size).toBe(names.length + 1);
  });

  test('no style attribute, which has no layer; no handler, which the policy blocks', () => {
    expect(all('[style]')).toEqual([]);
    const handlers = all('*').filter((node) =>
      [...node.attributes].some(({ name }) => name.startsWith('on')),
    );
    expect(handlers.map((node) => node.outerHTML)).toEqual([]);
  });

  test('no bitmap but the photographs of the content; no preload, which delays the first paint', () => {
    const photo = 'picture > [src^="/_a/"][alt][width][height]';
    const heavy = all(`img:not(${photo}), video, link[rel~="preload" i]`);
    expect(heavy.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('structured data come last, one style in the head and at most one later', () => {
    const parts = all('body > *');
    const data = parts.findIndex((part) => part.matches('[type="application/ld+json"]'));
    expect(data).toBeGreaterThan(parts.findIndex((part) => part.matches('main, :has(main)')));
    // Only the layout's module scripts may follow: they run after the page anyway.
    const after = parts.slice(data + 1).map((part) => part.cloneNode() as Element);
    expect(after.filter((part) => !part.matches('script[type="module"][src]'))).toEqual([]);
    const styles = 'style, :not(noscript) > link[rel~="stylesheet" i]';
    expect(document.head.querySelectorAll(styles)).toHaveLength(1);
    const later = [...document.body.querySelectorAll(styles)];
    const apart = later.filter((one) => one.matches('[href^="/_a/apart."]'));
    expect(later.length - apart.length).toBeLessThan(2);
    // What folded parts need comes before the last of them: it holds up nothing above.
    const last = all('[data-styles-apart]').at(-1);
    expect(apart.map((one) => one.nextElementSibling)).toEqual(last ? [last] : []);
  });

  // Redirects have no navigation.
  if (path in redirects) return;
  test('link past the bars, bar, content', () => {
    const parts = all('body > a[href="#contenu"], [data-phone-menu-opener], main');
    const tags = parts.map((part) => part.closest('nav')?.tagName ?? part.tagName);
    expect(tags).toEqual(['A', 'NAV', 'MAIN']);
    // Also the first thing that the keyboard reaches.
    expect(document.querySelector('a, button, input, summary')).toBe(parts[0]);
  });
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

test('the developers’ page is not published', () => {
  expect(pages.filter(({ path }) => path.startsWith('/dev'))).toEqual([]);
});
