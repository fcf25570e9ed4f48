/**
 * Helpers for the tables of this folder. A line reads a figure in the element that shows it, and
 * compares it whole, so that « 120 000 » somewhere on a page does not pass for « 20 000 ».
 */
import { expect, test } from 'vitest';
import { documentOf, plain, without } from '../../tools/built-pages.ts';

/** Finds the part of a page that a line of the specification is about. */
export type Reader = (page: Document) => unknown;

/** Where a selector is given, a number counts what it finds, and a list is the texts of it all. */
export type Line = readonly [says: string, where: string | Reader, is: unknown];

/** What looks like a card or a tile: a ground, an edge, an equal place (`ui/layout.tsx`). */
export const card = '[data-card]';

/** In a selector, `@prix` is the section that the heading `prix` names. */
const all = (page: ParentNode, selector: string): Element[] => [
  ...page.querySelectorAll(selector.replace(/@([\w-]+)/g, '[aria-labelledby="$1"]')),
];

/** Text of an element, without visually hidden texts and scripts. */
const textOf = (element: Element) => plain(without(element, 'script, style, svg').textContent);
const partsOf = (element: Element) => [...element.children].map(textOf);

export const texts = (selector: string) => (root: ParentNode) => all(root, selector).map(textOf);

/** The parts of each element that the selector finds: amount and unit, period, note. */
export const parts = (selector: string) => (page: Document) => all(page, selector).map(partsOf);

/** How many elements of the second selector are in each element of the first. */
export const countIn = (each: string, selector: string) => (page: Document) =>
  all(page, each).map((element) => all(element, selector).length);

export const hrefs = (selector: string) => (page: Document) =>
  all(page, selector).map((link) => link.getAttribute('href'));

/** The values that definition lists of a region give for this label. */
export const figure =
  (label: string, region = 'main'): Reader =>
  (page) =>
    all(page, `${region} dt`)
      .filter((term) => textOf(term) === label)
      .map((term) => textOf(term.parentElement?.querySelector('dd') ?? term));

/** The first cell behind this heading of a row. */
export const row = (heading: string) => (page: Document) =>
  all(page, 'main tr')
    .map(partsOf)
    .find(([first]) => first === heading)?.[1];

function read(page: Document, where: string | Reader, is: unknown): unknown {
  if (typeof where === 'function') return where(page);
  const found = texts(where)(page);
  if (typeof is === 'number') return found.length;
  return Array.isArray(is) || found.length !== 1 ? found : found[0];
}

/** One test for each line, by the address of its page. */
export function checkTable(pages: Readonly<Record<string, readonly Line[]>>): void {
  const lines = Object.entries(pages).flatMap(([on, own]) =>
    own.map((line) => [on, ...line] as const),
  );
  test.each(lines)('%s: %s', async (on, _, where, is) => {
    expect(read(await documentOf(on), where, is)).toEqual(is);
  });
}
