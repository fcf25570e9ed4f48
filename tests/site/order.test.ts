/** The order of a page's markup, which decides when a phone paints its first screen. */
import { describe, expect, test } from 'vitest';
import { productIds } from '#products/registry.ts';
import { brochurePath, redirects } from '#routes.ts';
import { builtPages } from '../../tools/built-pages.ts';

const pages = await builtPages();
/** Printed sheets and redirects: pages without navigation. */
const bare = [...productIds.map(brochurePath), ...Object.keys(redirects)];
const navigable = pages.filter(({ path }) => !bare.includes(path));

describe.each(pages)('$path', ({ html, document }) => {
  test('structured data come last, and nothing after </html>', () => {
    const parts = [...document.querySelectorAll('body > *')];
    const data = parts.findIndex((part) => part.matches('[type="application/ld+json"]'));
    expect(data).toBeGreaterThan(parts.findIndex((part) => part.matches('main, :has(main)')));
    // Only the layout's module scripts may follow: they run after the page anyway.
    const after = parts.slice(data + 1).map((part) => part.cloneNode() as Element);
    expect(after.filter((part) => !part.matches('script[type="module"][src]'))).toEqual([]);
    expect(html.slice(html.indexOf('</html>')).trim()).toBe('</html>');
  });

  test('no font or picture is preloaded: a preload delays the first paint', () => {
    const early = [...document.querySelectorAll('link[rel~="preload" i]')];
    expect(early.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('one style in the head and at most one later', () => {
    const styles = 'style, :not(noscript) > link[rel~="stylesheet" i]';
    expect(document.head.querySelectorAll(styles)).toHaveLength(1);
    const later = [...document.body.querySelectorAll(styles)];
    const apart = later.filter((one) => one.matches('[href^="/_a/apart."]'));
    expect(later.length - apart.length).toBeLessThan(2);
    // What folded parts need comes before the last of them: it holds up nothing above.
    const last = [...document.querySelectorAll('[data-styles-apart]')].at(-1);
    expect(apart.map((one) => one.nextElementSibling)).toEqual(last ? [last] : []);
  });
});

describe.each(navigable)('$path', ({ document }) => {
  test('link past the bars, phone’s tab bar, content', () => {
    const parts = [
      ...document.querySelectorAll(`body > a[href="#contenu"], [data-phone-menu-opener], main`),
    ];
    expect(parts.map((part) => part.closest('nav')?.tagName ?? part.tagName)).toEqual([
      'A',
      'NAV',
      'MAIN',
    ]);
    // Also the first thing that the keyboard reaches.
    expect(document.querySelector('a, button, input, summary')).toBe(parts[0]);
  });
});
