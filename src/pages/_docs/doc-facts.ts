import { fill, formatCount, formatNumber } from '#i18n/format.ts';
import { getProducts } from '#queries/content.ts';
import { getTradeCards } from '#queries/docs.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { TradeCard } from './TradeCards.tsx';

/** « 2 min de lecture ». */
export function readTimeText(minutes: number, words: Pick<PageOf<'docs'>, 'readTime'>): string {
  return words.readTime.replace('#', formatNumber(minutes));
}

/** « 5 gestes, 2 min de lecture ». */
export function docFacts(
  steps: number,
  minutes: number,
  words: Pick<PageOf<'docs'>, 'steps' | 'readTime' | 'facts'>,
): string {
  return fill(words.facts, {
    steps: formatCount(steps, words.steps),
    time: readTimeText(minutes, words),
  });
}

/** The card of each trade, with the trade's name and its facts. */
export async function tradeCards(
  words: Pick<PageOf<'docs'>, 'steps' | 'readTime' | 'facts'>,
): Promise<TradeCard[]> {
  const products = await getProducts();
  return (await getTradeCards()).map((card) => ({
    ...card,
    trade: products[card.product].ai.label,
    facts: docFacts(card.count, card.minutes, words),
  }));
}
