/** What a screen reader says of names and groups, read from the built pages. */
import { expect, test } from 'vitest';
import { builtPages, plain } from '../../tools/built-pages.ts';

const pages = await builtPages();

/** The elements of every page that a selector finds, as « path : text ». */
const found = (selector: string, wrong: (element: Element) => boolean) =>
  pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll(selector)]
      .filter(wrong)
      .map((element) => `${path} : ${plain(element.textContent).slice(0, 60)}`),
  );

/**
 * Visually hidden text is a box of its own, before which screen readers pause: « Tap , accueil ».
 */
test('no name has a space before its comma', () => {
  expect(found('.visually-hidden', ({ textContent }) => /^\s*,/.test(textContent ?? ''))).toEqual(
    [],
  );
});

test('a drawn screen that opens is a group with a name', () => {
  const drawn = '[data-screen] > details';
  expect(found(drawn, () => true).length).toBeGreaterThan(12);
  expect(found(drawn, (group) => !group.getAttribute('aria-label'))).toEqual([]);
});
