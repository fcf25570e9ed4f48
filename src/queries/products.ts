import { currentLocale } from '#i18n/edition.ts';
import type { Locale } from '#i18n/locales.ts';
import { type ProductId, productIds } from '#products/registry.ts';
import type { Product } from '#schemas/product.ts';
import { entriesOf, entryOf } from './entry.ts';
import { marked } from './samples.ts';

/** The words of a product; `lang` is their language, where it is not that of the edition. */
export async function getProduct(id: ProductId, locale: Locale = currentLocale()) {
  const entry = await entryOf('products', `products/${id}`, locale);
  if (!entry) throw new Error(`src/content/${locale}/products/${id}.yaml manque`);
  return { ...entry.data, lang: entry.words.lang };
}

export async function getProducts(
  locale: Locale = currentLocale(),
): Promise<Record<ProductId, Product>> {
  const entries = await entriesOf('products', locale);
  const products = entries.map(async ({ id, data }) => {
    return [id, { ...data, ai: await marked('proposal', data.ai, locale) }] as const;
  });
  return Object.fromEntries(await Promise.all(products)) as Record<ProductId, Product>;
}

/** @throws Error naming the file that is missing */
export async function getProductNames(
  locale: Locale = currentLocale(),
): Promise<Readonly<Record<ProductId, string>>> {
  const names = productIds.map(async (id) => [id, (await getProduct(id, locale)).name] as const);
  return Object.fromEntries(await Promise.all(names)) as Record<ProductId, string>;
}
