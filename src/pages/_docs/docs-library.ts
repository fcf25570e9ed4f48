import { getCollection, render } from 'astro:content';
import {
  type DocCategory,
  type DocSummary,
  docCategories,
  docCategorySlugs,
} from '../../lib/docs.ts';
import { readTime } from '../../lib/read-time.ts';
import type { ProductId } from '../../routes.ts';

/** Every article with its body ready to print, shelved by category in reading order. */
export async function getDocsLibrary() {
  const entries = await getCollection('docs');
  entries.sort((a, b) => a.data.order - b.data.order);
  return Promise.all(
    docCategories.map(async (category) => ({
      category,
      slug: docCategorySlugs[category],
      articles: await Promise.all(
        entries
          .filter((entry) => entry.data.category === category)
          .map(async (entry) => ({
            id: entry.id,
            title: entry.data.title,
            description: entry.data.description,
            category,
            product: entry.data.product?.id as ProductId | undefined,
            minutes: readTime(entry.body ?? ''),
            Content: (await render(entry)).Content,
          })),
      ),
    })),
  );
}

export function docLabels(
  categories: Readonly<Record<DocCategory, { label: string }>>,
): Record<DocCategory, string> {
  return {
    'getting-started': categories['getting-started'].label,
    api: categories.api.label,
    guides: categories.guides.label,
    integrations: categories.integrations.label,
  };
}

export type DocsShelf = Awaited<ReturnType<typeof getDocsLibrary>>[number];

/** What the island needs of each article: enough to search, not the text. */
export function docSummaries(shelves: readonly DocsShelf[]): DocSummary[] {
  return shelves.flatMap(({ articles }) =>
    articles.map(({ id, title, description, category }) => ({ id, title, description, category })),
  );
}
