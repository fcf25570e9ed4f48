/** The glossary, and the links to it in articles. */
import { describe, expect, test } from 'vitest';
import { typeset } from '#i18n/typography.ts';
import { routes } from '#routes.ts';
import { builtPages, documentOf, plain } from '../../tools/built-pages.ts';
import { contentOf } from '../../tools/content.ts';

interface Term {
  readonly id: string;
  readonly term: string;
}

const terms: readonly Term[] = contentOf('pages/glossary').groups.flatMap(
  (group: { terms: Term[] }) => group.terms,
);
const articles = (await builtPages()).filter(({ path }) => /^\/(?:blog|docs)\/./.test(path));
const wordsOf = (document: Document) => [
  ...document.querySelectorAll<HTMLAnchorElement>(`main a[href^="${routes.glossary}#"]`),
];

test('every word stands on the page, once, at an address of its own', async () => {
  const page = await documentOf(routes.glossary);
  const shown = terms.map(({ id }) =>
    plain(page.getElementById(id)?.querySelector('dt')?.textContent),
  );
  expect(shown).toEqual(terms.map(({ term }) => plain(typeset(term))));
  expect(new Set(shown).size).toBe(terms.length);
});

test('words of articles and documents lead there', () => {
  const leading = articles.filter(({ document }) => wordsOf(document).length > 0);
  expect(leading.filter(({ path }) => path.startsWith('/blog/')).length).toBeGreaterThan(0);
  expect(leading.filter(({ path }) => path.startsWith('/docs/')).length).toBeGreaterThan(0);
});

describe.each(articles)('$path', ({ document }) => {
  const words = wordsOf(document);

  test('leads to words that exist, each once', () => {
    const ids = words.map((link) => link.getAttribute('href')?.split('#')[1] ?? '');
    expect(ids.filter((id) => !terms.some((term) => term.id === id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('marks its links, and no other, for their look', () => {
    const marked = [...document.querySelectorAll('main [data-term]')];
    expect(marked).toEqual(words);
  });
});
