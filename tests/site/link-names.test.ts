import { describe, expect, test } from 'vitest';
import { builtPages, plain } from '../../tools/built-pages.ts';

/** What a screen reader says of an element, as far as this site's links go. */
function nameOf(element: Element): string {
  if (element.getAttribute('aria-hidden') === 'true') return '';
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
  if (label) return label;
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === node.TEXT_NODE) return node.nodeValue;
      return node.nodeType === node.ELEMENT_NODE ? nameOf(node as Element) : '';
    })
    .join('');
}

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

describe('on a page, one name leads to one address', () => {
  test.each(pages.map(({ path, document }) => [path, document] as const))('%s', (_, document) => {
    const links = [...document.querySelectorAll('a[href]')];
    const addressOf = addressesOf(document);
    const named = Map.groupBy(links, (link) =>
      [plain(nameOf(link)).toLowerCase(), menuOf(link)].join(' | '),
    );
    const shared = [...named].map(([name, same]) => [name, [...new Set(same.map(addressOf))]]);
    expect(shared.filter(([, addresses]) => (addresses?.length ?? 0) > 1)).toEqual([]);
  });
});

test('a sign beside a figure is said with words', async () => {
  const bare: string[] = [];
  for (const { path, document } of pages) {
    for (const part of document.querySelectorAll('main dd, main strong')) {
      if (part.querySelector('[role="img"][aria-label]')) continue;
      if (/\d\s*K?\+$|^<\s*\d/.test(plain(part.textContent))) {
        bare.push(`${path} : ${plain(part.textContent)}`);
      }
    }
  }
  expect(bare).toEqual([]);
});

/** The elements of every page that a selector finds, as « path : text ». */
const found = (selector: string, wrong: (element: Element) => boolean) =>
  pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll(selector)]
      .filter(wrong)
      .map((element) => `${path} : ${plain(element.textContent).slice(0, 60)}`),
  );

/** Visually hidden text is its own box, before which screen readers pause: « Tap , accueil ». */
test('no name has a space before its comma', () => {
  expect(
    found(
      ':is(a, button, summary) .visually-hidden:not([aria-hidden="true"] *)',
      ({ textContent }) => /^\s*,/.test(textContent ?? ''),
    ),
  ).toEqual([]);
});
