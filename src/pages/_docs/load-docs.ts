import { getPage } from '#queries/content.ts';
import { docLabels, docSummaries, getDocsLibrary } from '#queries/docs.ts';
import { tradeSheets } from './trade-sheets.ts';

/** Every article on its shelf, what the list searches of them, and the sheet of each trade. */
export async function loadDocs() {
  const page = await getPage('docs');
  const shelves = await getDocsLibrary();
  return {
    page,
    sheets: { words: page.trades, parts: page.parts, sheets: await tradeSheets(page) },
    list: {
      listId: 'articles',
      articles: docSummaries(shelves),
      labels: docLabels(page.categories),
      words: page.list,
    },
    shelves,
  };
}
