/** Articles with distinct names, and what a browser's reading view keeps of them. */
import { expect, test } from 'vitest';
import { routes } from '#routes.ts';
import { builtPages, documentOf, plain } from '../../tools/built-pages.ts';

const several = (await builtPages()).flatMap(({ path, document }) => {
  const names = [...document.querySelectorAll('article')].map((article) =>
    plain(article.getAttribute('aria-label')),
  );
  return names.length > 1 ? [{ path, names }] : [];
});

test.each(several)('$path: of several articles each has a name of its own', ({ names }) => {
  expect(names).not.toContain('');
  expect(new Set(names).size).toBe(names.length);
});

// A reading view looks for the element with the most paragraphs, and keeps data tables whole.
test.each([routes.terms, routes.privacy])('%s: facts are tables of the article', async (path) => {
  const page = await documentOf(path);
  const article = page.querySelector('main > article');
  expect(article?.querySelector(':scope > header time')).not.toBeNull();
  expect(article?.querySelectorAll(':scope > section > p').length).toBeGreaterThan(3);
  expect(article?.querySelectorAll('table th[scope=row]').length).toBeGreaterThan(5);
  expect(page.querySelector('main dl')).toBeNull();
});

test.each(['/docs/connexion', '/blog/ecart-de-caisse'])(
  '%s says in its text that it is invented',
  async (path) => {
    const page = await documentOf(path);
    const mark = page.querySelector('article [data-example]');
    expect(mark?.closest('p')?.parentElement?.querySelector('h2')).not.toBeNull();
  },
);
