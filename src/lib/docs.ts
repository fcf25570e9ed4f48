import { matches } from './search.ts';

/** The categories of the documentation, in reading order; the first is the initial one. */
export const docCategories = ['getting-started', 'api', 'guides', 'integrations'] as const;
export type DocCategory = (typeof docCategories)[number];

/** How the address writes a category: `/docs?categorie=demarrer`. */
export const docCategorySlugs: Readonly<Record<DocCategory, string>> = {
  'getting-started': 'demarrer',
  api: 'api',
  guides: 'guides',
  integrations: 'integrations',
};

/** What a search looks at; the body of an article is not searched. */
export interface DocSummary {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: DocCategory;
}

/** The articles of one category whose title or description holds the query. */
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

/** How many articles answer the query in each category that has at least one. */
export function countByCategory(
  articles: readonly DocSummary[],
  query: string,
): { category: DocCategory; count: number }[] {
  return docCategories
    .map((category) => ({ category, count: findDocs(articles, category, query).length }))
    .filter(({ count }) => count > 0);
}
