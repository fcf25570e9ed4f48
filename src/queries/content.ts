import { getEntry } from 'astro:content';
import { currentLocale } from '#i18n/edition.ts';
import { inEachLocale, type Locale } from '#i18n/locales.ts';
import type { Named } from '#lib/figures.ts';
import { readNamed } from '#loading/examples-file.ts';
import { type ProductId, productIds } from '#products/registry.ts';
import { productSections } from '#products/room.ts';
import { productRoute } from '#routes.ts';
import type { Words } from '#schemas/meta.ts';
import type { Navigation } from '#schemas/navigation.ts';
import type { PageId, PageOf } from '#schemas/pages/index.ts';
import { entryOf } from './entry.ts';
import { getProduct } from './products.ts';

/**
 * The words of a page.
 * @throws Error naming the file that is missing
 */
export async function getPage<Id extends PageId>(
  id: Id,
  locale: Locale = currentLocale(),
): Promise<PageOf<Id>> {
  const entry = await entryOf('pages', `pages/${id}`, locale);
  if (entry?.data.page !== id) throw new Error(`src/content/${locale}/pages/${id}.yaml manque`);
  return entry.data as PageOf<Id>;
}

/** The overview of any product, typed by what the overviews of all products have in common. */
export async function getOverview(
  product: ProductId,
  locale: Locale = currentLocale(),
): Promise<PageOf<`${ProductId}-overview`>> {
  return getPage(`${product}-overview`, locale);
}

/**
 * Everything that the texts of each language may call by name: figures, examples and deployment
 * values.
 */
export async function getNamed(): Promise<Readonly<Record<Locale, Named>>> {
  const figures = (await getEntry('figures', 'figures'))?.data;
  return inEachLocale((locale) => ({ ...readNamed(locale), ...figures }));
}

/** The words of the bars and the footer; `lang` is their language, where it is not the edition's. */
export async function getNavigation(
  locale: Locale = currentLocale(),
): Promise<Navigation & Pick<Words, 'lang'>> {
  const entry = await entryOf('navigation', 'navigation', locale);
  if (!entry) throw new Error(`src/content/${locale}/navigation.yaml manque`);
  const ofProducts = productIds.map(async (product) => {
    const { pages } = await getProduct(product, locale);
    return productSections.map((section) => [productRoute(product, section), pages[section]]);
  });
  const names = Object.fromEntries((await Promise.all(ofProducts)).flat());
  return { ...entry.data, lang: entry.words.lang, routes: { ...entry.data.routes, ...names } };
}

/** The words of the search: its page, its panel, synonyms and names of pages. */
export async function getSearchWords(locale: Locale = currentLocale()) {
  const entry = await entryOf('search', 'search', locale);
  if (!entry) throw new Error(`src/content/${locale}/search.yaml manque`);
  return entry.data;
}

/** The words and dates of the seasons. Scripts read them in `virtual:season-settings`. */
export async function getSeasons(locale: Locale = currentLocale()) {
  const entry = await entryOf('seasons', 'seasons', locale);
  if (!entry) throw new Error(`src/content/${locale}/seasons.yaml manque`);
  return entry.data;
}
