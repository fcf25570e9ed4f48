import { matches } from '#i18n/search/matches.ts';
import type { DocSummary } from '#queries/docs.ts';
import { type DocCategory, docCategories } from '#schemas/doc-categories.ts';

/** The articles of one category whose title or description matches the query. */
export function findDocs(
  articles: readonly DocSummary[],
  category: DocCategory,
  query: string,
): DocSummary[] {
  return articles.filter(
    (article) =>
      article.category === category && matches(query, [article.title, article.description]),
  );
}

/** The number of matching articles in each category that has any. */
export function countByCategory(
  articles: readonly DocSummary[],
  query: string,
): { category: DocCategory; count: number }[] {
  return docCategories
    .map((category) => ({ category, count: findDocs(articles, category, query).length }))
    .filter(({ count }) => count > 0);
}
