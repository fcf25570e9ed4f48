import { expect, test } from 'vitest';
import { builtPages, plain, without } from '../../tools/built-pages.ts';

/**
 * The menu that a link is in. Only one menu is open at a time, so two menus may have links of the
 * same name.
 */
const menuOf = (link: Element) =>
  plain(link.closest('details[name]')?.querySelector('summary')?.textContent);

/**
 * The e-mail link of the footer has a fixed subject and counts as the plain mailbox. A link with
 * another subject counts as another address.
 */
const addressesOf = (document: Document) => {
  const usual = document.querySelector('footer a[href^="mailto:"]')?.getAttribute('href');
  return (link: Element) => {
    const href = link.getAttribute('href') ?? '';
    return href === usual ? href.replace(/\?.*/, '') : href;
  };
};

const pages = await builtPages();

test.each(pages)('$path: one name leads to one address', ({ document }) => {
  const said = without(document, '[aria-hidden="true"]');
  const addressOf = addressesOf(said);
  const nameOf = (link: Element) => plain(link.getAttribute('aria-label') ?? link.textContent);
  const named = Map.groupBy([...said.querySelectorAll('a[href]')], (link) =>
    [nameOf(link).toLowerCase(), menuOf(link)].join(' | '),
  );
  const shared = [...named].map(([name, same]) => ({ name, to: new Set(same.map(addressOf)) }));
  expect(shared.filter(({ to }) => to.size > 1)).toEqual([]);
});

test('a sign beside a figure is said with words; no name has a space before its comma', () => {
  for (const { path, document } of pages) {
    const signs = [...document.querySelectorAll('main dd, main strong')].filter(
      (part) =>
        /\d\s*K?\+$|^<\s*\d/.test(plain(part.textContent)) &&
        !part.querySelector('[role="img"][aria-label]'),
    );
    // Visually hidden text is its own box, before which screen readers pause: « Tap , accueil ».
    const said = ':is(a, button, summary) .visually-hidden:not([aria-hidden="true"] *)';
    const paused = [...document.querySelectorAll(said)].filter(({ textContent }) =>
      /^\s*,/.test(textContent ?? ''),
    );
    expect(
      [...signs, ...paused].map((part) => plain(part.textContent)),
      path,
    ).toEqual([]);
  }
});
