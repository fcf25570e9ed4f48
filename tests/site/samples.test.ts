/** While an item has `sample: true`, the pages that show it mark it; no other page does. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { walk } from '#lib/walk.ts';
import { builtPages, plain } from '../../tools/built-pages.ts';
import { readContent } from '../../tools/content-files.ts';

type Data = Readonly<Record<string, string>>;

const bare = (text: string | null | undefined) => plain(text).replaceAll('’', "'");
const words: Data = parse(readFileSync('src/content/fr/sample-words.yaml', 'utf8'));
const files = await readContent('.');
const pages = await builtPages();

/** Where a sample shows: its id in the launch check, the elements that may hold it, its word. */
const places: readonly (readonly [id: RegExp, shown: string, word: string])[] = [
  [/^customers\.yaml#/, 'section:has(#clients)', 'customer'],
  [/^testimonials\.yaml#/, 'figure:has(blockquote), section:has(blockquote)', 'testimonial'],
  [/^screens\//, 'figure', 'screen'],
  [/^posts\//, 'main > article', 'post'],
  [/^docs\//, 'article, [data-docs] > *', 'doc'],
  [/^products\/.*#home\.sheet$/, '[data-notebook]', 'drawing'],
  [/^products\/.*#ai$/, '[data-product]', 'proposal'],
  [/^pages\/careers\.yaml#jobs/, 'main article', 'job'],
  [/^pages\/careers\.yaml#perks/, 'section:has(#avantages)', 'perks'],
  [/^pages\/community\.yaml#events/, 'section:has(#agenda), main > header', 'event'],
  [/#contributors/, 'section:has(#contributeurs)', 'contributor'],
  [/^pages\/community\.yaml#stats$/, 'section:has(#chiffres)', 'stats'],
  [/^pages\/community\.yaml#channels$/, 'section:has(#canaux)', 'channels'],
  [/^pages\/press\.yaml#executives/, 'section:has(#dirigeants), main article', 'executive'],
  [/^pages\/api\.yaml#sdk$/, 'section:has(#sdk)', 'packages'],
  [/^pages\/(?:security\.yaml#|tap[a-z]+-)/, 'main section, main header', 'drawing'],
];

/** What tells a sample from its neighbours; of a text that is filled in, what comes before its slot. */
const tellOf = ({ head, author, title, shop, name }: Data) =>
  bare((head ?? author ?? title ?? shop ?? name)?.replace(/\{.*/, ''));

/** The elements of all pages that a selector finds, with their texts. */
const elements = new Map<string, readonly { element: Element; text: string }[]>();
function shownIn(selector: string) {
  const found =
    elements.get(selector) ??
    pages
      .flatMap(({ document }) => [...document.querySelectorAll(selector)])
      .map((element) => ({ element, text: bare(element.textContent) }));
  elements.set(selector, found);
  return found;
}

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
  const [, shown, word] = place;
  const marks = shownIn(shown)
    .filter(({ text }) => text.includes(tellOf(data)))
    .flatMap(({ element }) => marksOf(element))
    .filter((mark) => bare(mark.textContent) === bare(words[word]));
  expect(marks, `« ${tellOf(data)} » has « ${words[word]} » beside it`).not.toEqual([]);
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
    (shownBy.demo && mark.parentElement?.querySelector('[type=checkbox]'));
  const lost = pages.flatMap(({ path, document }) =>
    marksOf(document)
      .filter((mark) => !seen.has(mark) && !cut(mark))
      .map((mark) => `${path} : ${bare(mark.textContent)}`),
  );
  expect(lost).toEqual([]);
});
