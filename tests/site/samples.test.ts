/** While an item has `sample: true`, the pages that show it mark it; no other page does. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { walk } from '#lib/walk.ts';
import { productIds } from '#products/registry.ts';
import { builtPages, plain } from '../../tools/built-pages.ts';
import { readContent } from '../../tools/content-files.ts';

type Data = Readonly<Record<string, string>>;

const bare = (text: string | null | undefined) => plain(text).replaceAll('’', "'");
const words: Data = parse(readFileSync('src/content/fr/sample-words.yaml', 'utf8'));
const files = await readContent('.');
const pages = await builtPages();

/**
 * Where a sample shows: its id in the launch check, the page, the element among those that the
 * selector finds, its word, and a text that distinguishes it from its neighbours.
 */
type Place = readonly [
  id: RegExp,
  page: (id: string, data: Data) => string | readonly string[],
  shown: string,
  word: string,
  by?: (data: Data) => string | undefined,
];

const overviewOrFeatures = (id: string) =>
  `/${productIds.find((product) => id.includes(product))}${id.includes('-features') ? '/features' : ''}`;
const at = (path: string) => () => path;

/**
 * The product with screens that begin with this word: « pharm-closing » is drawn on
 * /tappharm/ecrans.
 */
const screensPage = (id: string) => {
  const prefix = /screens\/([a-z]+)-/.exec(id)?.[1] ?? '';
  return `/${productIds.find((product) => product.endsWith(prefix))}/ecrans`;
};

const byTitle = ({ title }: Data) => title;
const byName = ({ name }: Data) => name;
const byAuthor = ({ author }: Data) => author;
/** Of a title that is filled in, what comes before its slot. */
const byHead = ({ head, title, shop, name }: Data) =>
  (head ?? title ?? shop ?? name)?.replace(/\{#.*/, '').trim();
const voices = 'figure:has(blockquote), section:has(blockquote)';
const voicesPages = (_: string, { product }: Data) =>
  ['', '/features', '/brochure'].map((page) => `/${product}${page}`).concat('/');
const tasks = 'article, [data-docs] > *, [data-trade-card]';
const leaders = 'section:has(#dirigeants), main article';
const community = 'section:has(#agenda), main > header';

const places: readonly Place[] = [
  [/^customers\.yaml#/, at('/'), 'section:has(#clients)', 'customer'],
  [/^testimonials\.yaml#/, voicesPages, voices, 'testimonial', byAuthor],
  [/^screens\//, screensPage, 'figure', 'screen', byTitle],
  // The blog's 404 page shows one of the articles.
  [
    /^posts\//,
    (id) => [`/blog/${id.slice(6, -4)}`, '/blog/404'],
    'main > article',
    'post',
    byAuthor,
  ],
  [/^docs\//, (id) => [`/${id.slice(0, -4)}`, '/docs'], tasks, 'doc', byTitle],
  [/^products\/.*#home\.sheet$/, at('/'), '[data-notebook]', 'drawing', byTitle],
  [/^products\/.*#ai$/, at('/ai'), '[data-product]', 'proposal', byTitle],
  [/^pages\/careers\.yaml#jobs/, at('/careers'), 'main article', 'job', byTitle],
  [/^pages\/careers\.yaml#perks/, at('/careers'), 'section:has(#avantages)', 'perks'],
  [/^pages\/community\.yaml#events/, at('/community'), community, 'event', byTitle],
  [/#contributors/, at('/community'), 'section:has(#contributeurs)', 'contributor', byName],
  [/^pages\/community\.yaml#stats$/, at('/community'), 'section:has(#chiffres)', 'stats'],
  [/^pages\/community\.yaml#channels$/, at('/community'), 'section:has(#canaux)', 'channels'],
  [/^pages\/press\.yaml#executives/, () => ['/press', '/about'], leaders, 'executive', byName],
  [/^pages\/api\.yaml#sdk$/, at('/api'), 'section:has(#sdk)', 'packages'],
  [/^pages\/security\.yaml#/, at('/security'), 'main header', 'drawing'],
  [/^pages\/tap[a-z]+-/, overviewOrFeatures, 'main section, main header', 'drawing', byHead],
];

/** Demonstrations need no mark: their introductions say what they are. */
const demonstration = /^demos\//;

const samples = files.flatMap(([file, data]) =>
  walk(data).flatMap(([value, path]): [string, Data][] => {
    const id = [file, path.join('.')].filter(Boolean).join('#');
    return Object(value).sample === true ? [[id, value as Data]] : [];
  }),
);
const shownBy = Object.groupBy(samples, ([id]) => (demonstration.test(id) ? 'demo' : 'mark'));
const marksOf = (element: Element | Document) => [...element.querySelectorAll('[data-example]')];
const seen = new Set<Element>();

test.each(shownBy.mark ?? [])('the word of %s', (id, data) => {
  const place = places.find(([ids]) => ids.test(id));
  if (!place) throw new Error('no place where it shows');
  const [, page, shown, word, by] = place;
  const paths = [page(id, data)].flat();
  const tell = bare(by?.(data));
  const marks = pages
    .filter(({ path }) => paths.includes(path))
    .flatMap(({ document }) => [...document.querySelectorAll(shown)])
    .filter((element) => bare(element.textContent).includes(tell))
    .flatMap(marksOf)
    .filter((mark) => bare(mark.textContent) === bare(words[word]));
  expect(marks, `${paths} says « ${words[word]} » beside it`).not.toEqual([]);
  for (const mark of marks) seen.add(mark);
});

test.each(shownBy.demo ?? [])('%s says so in its opening', (_, data) => {
  expect(`${data.title} ${data.lede}`).toMatch(/exemple|imaginaire|démonstration/);
});

const OPENING = 'main > header, [aria-labelledby="accueil"], article > header';
const TRIED = '[role="status"]:not([data-list] *), [data-cloth] + [data-paper]:not(svg)';

test('what opens a page with a demonstration to try bears its word', () => {
  const openings = pages
    .flatMap(({ document }) => [...document.querySelectorAll(OPENING)])
    .filter((opening) => opening.querySelector(TRIED));
  expect(openings.length).toBeGreaterThan(0);
  for (const opening of openings) {
    const marks = marksOf(opening);
    const objects = Math.max(1, opening.querySelectorAll('[role="status"]').length);
    const said = marks.map((mark) => bare(mark.textContent));
    expect(said).toEqual(Array(objects).fill(bare(words.drawing)));
    for (const mark of marks) seen.add(mark);
  }
});

test('a drawn screen bears its word on every page that shows it', () => {
  const drawn = files.filter(([file]) => file.startsWith('screens/'));
  const screens = drawn.map(([, data]) => data as { name: string; sample?: boolean });
  for (const { path, document } of pages) {
    for (const figure of document.querySelectorAll('figure[aria-label]')) {
      const name = bare(figure.getAttribute('aria-label'));
      const marks = marksOf(figure).filter((mark) => bare(mark.textContent) === bare(words.screen));
      for (const mark of marks) seen.add(mark);
      const screen = screens.find((one) => bare(one.name) === name);
      if (screen) expect(marks.length > 0, `${path} : ${name}`).toBe(screen.sample === true);
    }
  }
});

test('no page calls an example what is no sample', () => {
  // Left out: marks of a screen on a card with a part of it, and marks of a drawing that introduces
  // a demonstration.
  const cut = (mark: Element) =>
    bare(mark.textContent) === bare(words.screen) ||
    (shownBy.demo && mark.parentElement?.querySelector('a[href="#essai"], [type=checkbox]'));
  const lost = pages.flatMap(({ path, document }) =>
    marksOf(document)
      .filter((mark) => !seen.has(mark) && !cut(mark))
      .map((mark) => `${path} : ${bare(mark.textContent)}`),
  );
  expect(lost).toEqual([]);
});
