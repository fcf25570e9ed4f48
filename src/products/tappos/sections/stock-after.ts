import type { PosInventoryData } from '../schemas/screens/inventory.ts';

/**
 * The lines of a sale with the shop's stock of each article before and after.
 * @throws Error naming the files, the fields, and the article or shop that the stock does not have
 */
export function stockAfter<Line extends { name: string; quantity: number }>(
  lines: readonly Line[],
  { shops, articles }: Pick<PosInventoryData, 'shops' | 'articles'>,
  shop: string,
) {
  return lines.map((line) => {
    const article = articles.find(({ name }) => name === line.name);
    const before = article?.stock[shops.indexOf(shop)]?.left;
    if (before === undefined)
      throw new Error(
        `demos/till.yaml, example.lines : screens/pos-inventory.yaml n’a pas « ${line.name} » à « ${shop} » (pages/tappos-overview.yaml, hero.drawer.shop)`,
      );
    return { ...line, before, left: before - line.quantity };
  });
}
