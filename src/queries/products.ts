import { type ProductId, productIds } from '#products/registry.ts';
import type { Product } from '#schemas/product.ts';
import { entriesOf, entryOf } from './entry.ts';
import { marked } from './samples.ts';

/** The words of a product. */
export async function getProduct(id: ProductId) {
  return (await entryOf('products', `products/${id}`)).data;
}

export async function getProducts(): Promise<Record<ProductId, Product>> {
  const entries = await entriesOf('products');
  const products = entries.map(async ({ id, data }) => {
    return [id, { ...data, ai: await marked('proposal', data.ai) }] as const;
  });
  return Object.fromEntries(await Promise.all(products)) as Record<ProductId, Product>;
}

export async function getProductNames(): Promise<Readonly<Record<ProductId, string>>> {
  const names = productIds.map(async (id) => [id, (await getProduct(id)).name] as const);
  return Object.fromEntries(await Promise.all(names)) as Record<ProductId, string>;
}
