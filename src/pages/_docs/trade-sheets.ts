import { getTradeSheets } from '#queries/docs.ts';
import { getProducts } from '#queries/products.ts';
import { markedAll } from '#queries/samples.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { docFacts } from './doc-facts.ts';
import type { TradeSheet } from './TradeSheets.tsx';

/** The sheet of each trade, with the trade's name, its facts and the mark of an example. */
export async function tradeSheets(
  words: Pick<PageOf<'docs'>, 'steps' | 'readTime' | 'facts'>,
): Promise<TradeSheet[]> {
  const products = await getProducts();
  return (await markedAll('doc', await getTradeSheets())).map((sheet) => ({
    ...sheet,
    trade: products[sheet.product].ai.label,
    facts: docFacts(sheet.count, sheet.minutes, words),
  }));
}
