/** The glossary, and the links to it in articles. */
import { expect, test } from 'vitest';
import { typeset } from '#i18n/typography.ts';
import { routes } from '#routes.ts';
import { builtPages, documentOf, plain } from '../../tools/built-pages.ts';
import { contentOf } from '../../tools/content.ts';

const terms: readonly { id: string; term: string }[] = contentOf('pages/glossary').groups.flatMap(
  (group: { terms: object[] }) => group.terms,
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

test.each(['/blog/', '/docs/'])('words of articles of %s lead there', (root) => {
  const leading = articles.filter(({ document }) => wordsOf(document).length > 0);
  expect(leading.some(({ path }) => path.startsWith(root))).toBe(true);
});
