import { buildDay } from '#lib/build-time.ts';
import type { Named } from '#lib/figures.ts';
import { readNamed } from '#loading/examples-file.ts';
import { type ProductId, productIds } from '#products/registry.ts';
import { productSections } from '#products/room.ts';
import { productRoute } from '#routes.ts';
import type { Navigation } from '#schemas/navigation.ts';
import type { PageId, PageOf } from '#schemas/pages/index.ts';
import { dressedDays } from '#seasons/dressed-days.ts';
import { entryOf } from './entry.ts';
import { getProduct } from './products.ts';

/** The words of a page. */
export async function getPage<Id extends PageId>(id: Id): Promise<PageOf<Id>> {
  return (await entryOf('pages', `pages/${id}`)).data as PageOf<Id>;
}

/** The overview of any product, typed by what the overviews of all products have in common. */
export async function getOverview(product: ProductId): Promise<PageOf<`${ProductId}-overview`>> {
  return getPage(`${product}-overview`);
}

/** Everything that texts may call by name: figures, examples and deployment values. */
export async function getNamed(): Promise<Named> {
  return { ...readNamed(), ...(await entryOf('figures', 'figures')).data };
}

/** The words of the bars and the footer. */
export async function getNavigation(): Promise<Navigation> {
  const { data } = await entryOf('navigation', 'navigation');
  const ofProducts = productIds.map(async (product) => {
    const { pages } = await getProduct(product);
    return productSections.map((section) => [productRoute(product, section), pages[section]]);
  });
  const names = Object.fromEntries((await Promise.all(ofProducts)).flat());
  return { ...data, routes: { ...data.routes, ...names } };
}

/** The words of the search: its page, its panel, synonyms and names of pages. */
export const getSearchWords = async () => (await entryOf('search', 'search')).data;

/** The words and dates of the seasons. Scripts read them in `virtual:season-settings`. */
export const getSeasons = async () => (await entryOf('seasons', 'seasons')).data;

/** The years after the build whose dates stand in each page; an older site fetches the calendar. */
const YEARS_AHEAD = 1;

/** The days that have a theme, from the first year with Ramadan dates. */
export async function getDressedDays(): Promise<string> {
  const { lunarYears } = await getSeasons();
  const now = buildDay(process.env, new Date()).getUTCFullYear();
  const known = lunarYears.map(({ eid }) => Number(eid.slice(0, 4)));
  return dressedDays(Math.min(now, ...known), now + YEARS_AHEAD, lunarYears);
}
