import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { brochurePath, productIds, redirects } from '../../src/routes.ts';
import { htmlFaults } from '../html-validate.ts';
import { builtPages } from './built-pages.ts';

const pages = await builtPages();
const aliases = Object.keys(redirects);

test.each(pages)('$path is valid HTML', async ({ html }) => {
  expect(await htmlFaults(html)).toEqual([]);
});

describe.each(['title', 'description'] as const)('every %s', (what) => {
  const values = pages.map(({ path, html }) => {
    const { document } = new JSDOM(html).window;
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
    .filter(({ html }) => html.includes('content="noindex"'))
    .map(({ path }) => path);
  expect(hidden.toSorted()).toEqual([
    '/404',
    '/blog/404',
    '/hors-ligne',
    ...productIds.map(brochurePath),
  ]);
});

test('old addresses point search engines to the new ones', () => {
  for (const path of aliases) {
    const page = pages.find((built) => built.path === path);
    const target = redirects[path as keyof typeof redirects];
    expect(page?.html).toContain(`<link rel="canonical" href="https://www.example.com${target}">`);
  }
});

test('no page carries an inline style or handler, which the policy would block', () => {
  for (const { html } of pages) {
    const { document } = new JSDOM(html).window;
    expect(document.querySelectorAll('[style]').length).toBe(0);
    const handlers = [...document.querySelectorAll('*')].filter((node) =>
      [...node.attributes].some(({ name }) => name.startsWith('on')),
    );
    expect(handlers.map((node) => node.outerHTML)).toEqual([]);
  }
});

test('no bitmap in any page', () => {
  for (const { path, html } of pages) {
    const { document } = new JSDOM(html).window;
    expect([path, document.querySelectorAll('img, picture, video').length]).toEqual([path, 0]);
  }
});

test('the developers’ page is not published', () => {
  expect(pages.filter(({ path }) => path.startsWith('/dev'))).toEqual([]);
});
