import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { contentPath } from '#i18n/content-path.ts';
import type { Named } from '#lib/figures.ts';
import { onceABuild } from '#lib/once-a-build.ts';
import { buildDay, isoDay } from '#lib/time.ts';
import { readNamed } from '#loading/named.ts';
import { productSections } from '#products/definition.ts';
import { type ProductId, productIds } from '#products/registry.ts';
import { productRoute } from '#routes.ts';
import type { Navigation } from '#schemas/navigation.ts';
import type { PageId, PageOf } from '#schemas/pages/index.ts';
import type { Product } from '#schemas/product.ts';
import type { Marked, SamplePlace } from '#schemas/words.ts';
import { themeDays } from '#seasons/theme-days.ts';

export async function getPage<Id extends PageId>(id: Id): Promise<PageOf<Id>> {
  return (await entryOf('pages', `pages/${id}`)).data as PageOf<Id>;
}

/** The overview of any product, typed by what the overviews of all products have in common. */
export async function getOverview(product: ProductId): Promise<PageOf<`${ProductId}-overview`>> {
  return getPage(`${product}-overview`);
}

/** Everything that texts may call by name: figures, examples and deployment values. */
export const getNamed = onceABuild(
  async (): Promise<Named> => ({ ...readNamed(), ...(await entryOf('figures', 'figures')).data }),
);

export async function getNavigation(): Promise<Navigation> {
  const { data } = await entryOf('navigation', 'navigation');
  const ofProducts = productIds.map(async (product) => {
    const { pages } = await getProduct(product);
    return productSections.map((section) => [productRoute(product, section), pages[section]]);
  });
  const names = Object.fromEntries((await Promise.all(ofProducts)).flat());
  return { ...data, routes: { ...data.routes, ...names } };
}

export const getSearchWords = async () => (await entryOf('search', 'search')).data;

/** The years after the build whose dates are in each page; an older site fetches the calendar. */
const YEARS_AHEAD = 1;

/** The days that have a theme, from the first year with Ramadan dates. */
export const getThemeDays = onceABuild(async (): Promise<string> => {
  const { lunarYears } = (await entryOf('seasons', 'seasons')).data;
  const now = buildDay(process.env, new Date()).getUTCFullYear();
  const known = lunarYears.map(({ eid }) => Number(eid.slice(0, 4)));
  return themeDays(Math.min(now, ...known), now + YEARS_AHEAD, lunarYears);
});

export type Entry<Key extends CollectionKey> = CollectionEntry<Key>;

const loaded = onceABuild(async (collection: CollectionKey) => {
  const entries = await getCollection(collection);
  return new Map(entries.map((entry) => [entry.id, entry]));
});

/** @param path the file without its extension: `pages/home` @throws Error if it is missing */
export async function entryOf<Key extends CollectionKey>(
  collection: Key,
  path: string,
): Promise<Entry<Key>> {
  const entry = (await loaded(collection)).get(path);
  if (!entry) throw new Error(`${contentPath(path)}.yaml manque`);
  return entry as Entry<Key>;
}

/** All entries of a collection; the id of each is the name of its file. */
export async function entriesOf<Key extends CollectionKey>(collection: Key): Promise<Entry<Key>[]> {
  const entries = [...(await loaded(collection)).values()] as Entry<Key>[];
  return entries.map((entry) => ({ ...entry, id: entry.id.replace(/^.*\//, '') }));
}

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

type Sample = { readonly sample: boolean };

/** The word that marks a sample; undefined for what is not a sample. */
export async function sampleWord(
  place: SamplePlace,
  { sample }: Sample,
): Promise<string | undefined> {
  if (!sample) return undefined;
  return (await entryOf('sampleWords', 'sample-words')).data[place];
}

/** Adds the word that marks a sample to some data, as `example`. */
export async function marked<Data extends Sample>(
  place: SamplePlace,
  data: Data,
): Promise<Marked<Data>> {
  return { ...data, example: await sampleWord(place, data) };
}

export async function markedAll<Data extends Sample>(
  place: SamplePlace,
  items: readonly Data[],
): Promise<Marked<Data>[]> {
  return Promise.all(items.map((item) => marked(place, item)));
}

/** While all of a list are samples, the list has one mark; otherwise each sample has its own. */
export async function markedList<Data extends Sample>(place: SamplePlace, items: readonly Data[]) {
  const sample = items.every((item) => item.sample);
  return {
    example: await sampleWord(place, { sample }),
    items: sample ? (items as readonly Marked<Data>[]) : await markedAll(place, items),
  };
}

/** What a visitor may try of a product that has such a demonstration. */
export const getDemo = async (product: ProductId) =>
  (await entryOf('demos', `demos/${product}`)).data;

const DAY_MS = 86_400_000;

/** Whether an address, or what lies below it, holds a page. */
const covers = (address: string, path: string) =>
  address === path || (address !== '/' && path.startsWith(`${address}/`));

/** Notices of today open, those to come not yet; `until` is the day after the last. */
export async function getNotices(path: string) {
  const { label, items } = (await entryOf('notices', 'notices')).data;
  const today = isoDay(buildDay(process.env, new Date()));
  return {
    label,
    items: items
      .filter(({ pages }) => pages?.some((address) => covers(address, path)) ?? true)
      .map(({ from, to, ...said }) => {
        const until = isoDay(new Date(to.getTime() + DAY_MS));
        return { ...said, from: isoDay(from), until, open: isoDay(from) <= today };
      }),
  };
}
