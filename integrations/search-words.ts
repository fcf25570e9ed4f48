import { productIds } from '#products/registry.ts';
import { type SearchWords, search } from '#schemas/search.ts';
import { contentModule } from './content-module.ts';

/** The browser does not know the products: what a start belongs to is written down here. */
function withProducts({ starts, ...words }: SearchWords) {
  const items = starts.items.map((item) => ({
    ...item,
    product: productIds.find((product) => item.route.startsWith(`${product}-`)),
  }));
  return { ...words, starts: { ...starts, items } };
}

/** The words of the search: they must be there even when the index cannot be fetched. */
export const searchWords = () =>
  contentModule('search-words', 'search.yaml', (data) => withProducts(search.parse(data)));
