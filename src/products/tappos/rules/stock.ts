import { sumOf } from '#lib/sum.ts';

export interface ShopStock {
  left: number;
  threshold: number;
}

export type StockState = 'fine' | 'low' | 'out';

/** Out at zero, low from the threshold down. */
export function stockState({ left, threshold }: ShopStock): StockState {
  if (left === 0) return 'out';
  return left <= threshold ? 'low' : 'fine';
}

/** The worst state among shops: one shop without stock is enough to act. */
export function worstState(stock: readonly ShopStock[]): StockState {
  const states = stock.map(stockState);
  if (states.includes('out')) return 'out';
  return states.includes('low') ? 'low' : 'fine';
}

interface Priced {
  /** Purchase price, in francs. */
  cost: number;
  stock: readonly ShopStock[];
}

/** Units in all shops together. */
export function unitsLeft({ stock }: Pick<Priced, 'stock'>): number {
  return sumOf(stock, ({ left }) => left);
}

/** The value of an article in all shops, at its purchase price, in francs. */
export const stockValue = (article: Priced): number => unitsLeft(article) * article.cost;

interface Counted {
  name: string;
  expected: number;
  counted: number;
}

/**
 * A stock count with its differences, in units and in francs at the purchase price; negative
 * when goods are missing.
 * @throws Error naming a line that is not among the articles
 */
export function stockCount<Line extends Counted>(
  lines: readonly Line[],
  articles: readonly { name: string; cost: number }[],
) {
  return lines.map((line) => {
    const article = articles.find(({ name }) => name === line.name);
    if (!article) throw new Error(`article inconnu : ${line.name}`);
    const gap = line.counted - line.expected;
    return { ...line, gap, shrinkage: gap * article.cost };
  });
}
