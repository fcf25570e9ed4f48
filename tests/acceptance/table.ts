/**
 * Helpers for the tables of this folder. A line reads a figure in the element that shows it, and
 * compares it whole, so that « 120 000 » somewhere on a page does not pass for « 20 000 ».
 */
import { expect, test } from 'vitest';
import { documentOf, plain, without } from '../../tools/built-pages.ts';

/** Finds the part of a page that a line of the specification is about. */
export type Reader = (page: Document) => unknown;

export type Line = readonly [says: string, on: string, read: Reader, is: unknown];

/** What looks like a card or a tile: a ground, an edge, an equal place (`ui/layout.tsx`). */
export const card = '[data-card]';

function all(page: Document | Element, selector: string): Element[] {
  return [...page.querySelectorAll(selector)];
}

/** Text of an element, without visually hidden texts and scripts. */
const textOf = (element: Element) => plain(without(element, 'script, style, svg').textContent);

/** The whole text of each element that the selector finds. */
export const texts =
  (selector: string): Reader =>
  (page) =>
    all(page, selector).map(textOf);

/** The whole text of the only element that the selector finds. */
export const text =
  (selector: string): Reader =>
  (page) => {
    const found = all(page, selector);
    return found.length === 1 ? found.map(textOf)[0] : found.map(textOf);
  };

/** The parts of each element that the selector finds: amount and unit, period, note. */
export const parts =
  (selector: string): Reader =>
  (page) =>
    all(page, selector).map((element) => [...element.children].map(textOf));

export const count =
  (selector: string): Reader =>
  (page) =>
    all(page, selector).length;

/** How many elements of the second selector are in each element of the first. */
export const countIn =
  (each: string, selector: string): Reader =>
  (page) =>
    all(page, each).map((element) => all(element, selector).length);

export const hrefs =
  (selector: string): Reader =>
  (page) =>
    all(page, selector).map((link) => link.getAttribute('href'));

/** The values that definition lists of a region give for this label. */
export const figure =
  (label: string, region = 'main'): Reader =>
  (page) =>
    all(page, `${region} dt`)
      .filter((term) => textOf(term) === label)
      .map((term) => textOf(term.parentElement?.querySelector('dd') ?? term));

/** The cells of this row of a table. */
export const row =
  (heading: string, region = 'main'): Reader =>
  (page) =>
    all(page, `${region} tr`)
      .filter((line) => textOf(line.children[0] ?? line) === heading)
      .map((line) => [...line.children].slice(1).map(textOf))[0];

/** One test for each line. */
export function checkTable(lines: readonly Line[]): void {
  test.each(lines)('%s (%s)', async (_, on, read, is) => {
    expect(read(await documentOf(on))).toEqual(is);
  });
}
