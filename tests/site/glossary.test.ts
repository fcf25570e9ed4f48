/** The links to the glossary in articles. */
import { expect, test } from 'vitest';
import { routes } from '#routes.ts';
import { builtPages } from '../../tools/built-pages.ts';

const articles = (await builtPages()).filter(({ path }) => /^\/(?:blog|docs)\/./.test(path));
const wordsOf = (document: Document) => [
  ...document.querySelectorAll<HTMLAnchorElement>(`main a[href^="${routes.glossary}#"]`),
];

test.each(['/blog/', '/docs/'])('words of articles of %s lead there', (root) => {
  const leading = articles.filter(({ document }) => wordsOf(document).length > 0);
  expect(leading.some(({ path }) => path.startsWith(root))).toBe(true);
});
