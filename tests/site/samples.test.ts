/** While an item has `sample: true`, the pages that show it mark it; no other page does. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { NBHY } from '#lib/spaces.ts';
import { productIds } from '#products/registry.ts';
import { builtPages, plain } from '../../tools/built-pages.ts';
import { readContent } from '../../tools/content-files.ts';

type Words = Readonly<Record<string, string>>;
type Data = Readonly<Record<string, string>>;

const bare = (text: string | null | undefined) =>
  plain(text).replaceAll('’', "'").replaceAll(NBHY, '-');
const words: Words = parse(readFileSync('src/content/fr/sample-words.yaml', 'utf8'));
const files = await readContent('.');
const pages = await builtPages();

interface Place {
  /** The sample's id in the launch check. */
  readonly id: RegExp;
  readonly page: (id: string, data: Data) => string | readonly string[];
  /** The element that shows it, among those that the selector finds. */
  readonly shown: string;
  /** A text by which to tell it from its neighbours. */
  readonly by?: (data: Data) => string | undefined;
  readonly word: string;
}

const productIn = (id: string) => productIds.find((product) => id.includes(product));
const at = (path: string) => () => path;

/**
 * The product whose screens begin with this word: « pharm-closing » is drawn on /tappharm/ecrans.
 */
const screensPage = (id: string) => {
  const prefix = /screens\/([a-z]+)-/.exec(id)?.[1] ?? '';
  return `/${productIds.find((product) => product.endsWith(prefix))}/ecrans`;
};

const places: readonly Place[] = [
  { id: /^customers\.yaml#/, page: at('/'), shown: 'section:has(#clients)', word: 'customer' },
  {
    id: /^testimonials\.yaml#/,
    page: (_, { product }) => ['/', `/${product}`, `/${product}/features`, `/${product}/brochure`],
    shown: 'figure:has(blockquote), section:has(blockquote)',
    by: ({ author }) => author,
    word: 'testimonial',
  },
  {
    id: /^screens\//,
    page: screensPage,
    shown: 'figure',
    by: ({ title }) => title,
    word: 'screen',
  },
  {
    id: /^posts\//,
    // The blog's 404 page shows one of the articles.
    page: (id) => [`/blog/${id.slice(6, -4)}`, '/blog/404'],
    shown: 'main > article',
    by: ({ author }) => author,
    word: 'post',
  },
  {
    id: /^docs\//,
    page: (id) => [`/${id.slice(0, -4)}`, '/docs'],
    shown: 'article, [data-docs] > *, [data-trade-card]',
    by: ({ title }) => title,
    word: 'doc',
  },
  {
    id: /^products\/.*#home\.sheet$/,
    page: at('/'),
    shown: '[data-notebook]',
    by: ({ title }) => title,
    word: 'drawing',
  },
  {
    id: /^products\/.*#ai$/,
    page: at('/ai'),
    shown: '[data-product]',
    by: ({ title }) => title,
    word: 'proposal',
  },
  {
    id: /^pages\/careers\.yaml#jobs/,
    page: at('/careers'),
    shown: 'main article',
    by: ({ title }) => title,
    word: 'job',
  },
  {
    id: /^pages\/careers\.yaml#perks/,
    page: at('/careers'),
    shown: 'section:has(#avantages)',
    word: 'perks',
  },
  {
    id: /^pages\/community\.yaml#events/,
    page: at('/community'),
    shown: 'section:has(#agenda), main > header',
    by: ({ title }) => title,
    word: 'event',
  },
  {
    id: /^pages\/community\.yaml#contributors/,
    page: at('/community'),
    shown: 'section:has(#contributeurs)',
    by: ({ name }) => name,
    word: 'contributor',
  },
  {
    id: /^pages\/community\.yaml#stats$/,
    page: at('/community'),
    shown: 'section:has(#chiffres)',
    word: 'stats',
  },
  {
    id: /^pages\/community\.yaml#channels$/,
    page: at('/community'),
    shown: 'section:has(#canaux)',
    word: 'channels',
  },
  {
    id: /^pages\/press\.yaml#executives/,
    page: () => ['/press', '/about'],
    shown: 'section:has(#dirigeants), main article',
    by: ({ name }) => name,
    word: 'executive',
  },
  { id: /^pages\/api\.yaml#sdk$/, page: at('/api'), shown: 'section:has(#sdk)', word: 'packages' },
  { id: /^pages\/security\.yaml#/, page: at('/security'), shown: 'main header', word: 'drawing' },
  {
    id: /^pages\/tap[a-z]+-(?:overview|features)\.yaml#/,
    page: (id) => `/${productIn(id)}${id.includes('-features') ? '/features' : ''}`,
    shown: 'main section, main header',
    // Of a title that is filled in, what stands before its slot.
    by: ({ head, title, shop, name }) =>
      (head ?? title ?? shop ?? name)?.replace(/\{#.*/, '').trim(),
    word: 'drawing',
  },
];

/** Demonstrations need no mark: their introductions say what they are. */
const demonstration = /^demos\//;

function samplesOf(file: string, data: unknown, path: string[] = []): [string, Data][] {
  if (typeof data !== 'object' || data === null) return [];
  const id = path.length > 0 ? `${file}#${path.join('.')}` : file;
  const inner = Object.entries(data).flatMap(([key, value]) =>
    samplesOf(file, value, [...path, key]),
  );
  return 'sample' in data && data.sample === true ? [[id, data as Data], ...inner] : inner;
}

const samples = files.flatMap(([file, data]) => samplesOf(file, data));
const marksOf = (element: Element | Document) => [...element.querySelectorAll('[data-example]')];
const seen = new Set<Element>();

describe('the word of each sample', () => {
  test.each(samples.filter(([id]) => !demonstration.test(id)))('%s', (id, data) => {
    const place = places.find((one) => one.id.test(id));
    expect(place, 'a place where it shows').toBeDefined();
    if (!place) return;
    const paths = [place.page(id, data)].flat();
    const documents = pages.filter(({ path }) => paths.includes(path));
    const tell = place.by?.(data);
    const elements = documents
      .flatMap(({ document }) => [...document.querySelectorAll(place.shown)])
      .filter((element) => !tell || bare(element.textContent).includes(bare(tell)));
    const marks = elements
      .flatMap(marksOf)
      .filter((mark) => bare(mark.textContent) === bare(words[place.word]));
    expect(marks, `${paths} says « ${words[place.word]} » beside it`).not.toEqual([]);
    for (const mark of marks) seen.add(mark);
  });

  test.each(samples.filter(([id]) => demonstration.test(id)))(
    '%s says so in its opening',
    (_, data) => {
      expect(`${data.title} ${data.lede}`).toMatch(/exemple|imaginaire|démonstration/);
    },
  );
});

test('what opens a page with a demonstration to try bears its word', () => {
  const openings = pages.flatMap(({ document }) =>
    [
      ...document.querySelectorAll('main > header, [aria-labelledby="accueil"], article > header'),
    ].filter((opening) =>
      opening.querySelector(
        '[role="status"]:not([data-list] *), [data-cloth] + [data-paper]:not(svg)',
      ),
    ),
  );
  expect(openings.length).toBeGreaterThan(0);
  for (const opening of openings) {
    const marks = marksOf(opening);
    const objects = Math.max(1, opening.querySelectorAll('[role="status"]').length);
    expect(marks.map((mark) => bare(mark.textContent))).toEqual(
      Array(objects).fill(bare(words.drawing)),
    );
    for (const mark of marks) seen.add(mark);
  }
});

test('a drawn screen bears its word on every page that shows it', () => {
  const screens = new Map(
    files
      .filter(([file]) => file.startsWith('screens/'))
      .map(([, data]) => {
        const { name, sample } = data as { name: string; sample?: boolean };
        return [bare(name), sample === true];
      }),
  );
  const wrong = pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll('figure[aria-label]')].flatMap((figure) => {
      const name = bare(figure.getAttribute('aria-label'));
      const marks = marksOf(figure).filter((mark) => bare(mark.textContent) === bare(words.screen));
      for (const mark of marks) seen.add(mark);
      return screens.has(name) && screens.get(name) !== marks.length > 0
        ? [`${path} : ${name}`]
        : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('no page calls an example what is no sample', () => {
  // Left out: marks of a screen on a card with a part of it, and marks of a drawing that introduces
  // a demonstration.
  const demonstrated = samples.some(([id]) => demonstration.test(id));
  const cut = (mark: Element) =>
    bare(mark.textContent) === bare(words.screen) ||
    (demonstrated && mark.parentElement?.querySelector('a[href="#essai"], [type=checkbox]'));
  const lost = pages.flatMap(({ path, document }) =>
    marksOf(document)
      .filter((mark) => !seen.has(mark) && !cut(mark))
      .map((mark) => `${path} : ${bare(mark.textContent)}`),
  );
  expect(lost).toEqual([]);
});
