import { getPage } from '#queries/content.ts';
import { getDocsLibrary } from '#queries/docs.ts';
import { tradeSheets } from './trade-sheets.ts';

/** Every article on its shelf, the list that filters them, and the sheet of each trade. */
export async function loadDocs() {
  const page = await getPage('docs');
  const shelves = await getDocsLibrary();
  return {
    page,
    sheets: { words: page.trades, parts: page.parts, sheets: await tradeSheets(page) },
    list: {
      categories: shelves.map(({ category: id, slug }) => ({ id, slug, ...page.categories[id] })),
      count: shelves[0]?.articles.length ?? 0,
      words: page.list,
    },
    shelves,
  };
}
