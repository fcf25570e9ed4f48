/** Long lists, in static pages: of all, and of each category. */
import { listPath, shareImagePath } from '#routes.ts';

export interface ListPage<Item> {
  readonly path: string;
  /** Its category's name in addresses, empty on the pages of all. */
  readonly category: string;
  readonly number: number;
  /** How many pages its list has, and how many items. */
  readonly pages: number;
  readonly count: number;
  readonly items: readonly Item[];
}

/** A category's name in addresses, empty for all, and what it holds. */
export type Listed<Item> = readonly [category: string, items: readonly Item[]];

/** The pages of each category, so many items to a page; the first of a list is there without any. */
export function listPages<Item>(
  list: string,
  categories: readonly Listed<Item>[],
  most: number,
): ListPage<Item>[] {
  return categories.flatMap(([category, items]) => {
    const pages = Math.max(category ? 0 : 1, Math.ceil(items.length / most));
    return Array.from({ length: pages }, (_, at) => ({
      ...{ path: listPath(list, category, at + 1), category, number: at + 1, pages },
      ...{ count: items.length, items: items.slice(at * most, (at + 1) * most) },
    }));
  });
}

/** For `[...list].astro`: the first page has the address of the list. */
export const listRoutes = <Item>(list: string, pages: readonly ListPage<Item>[]) =>
  pages.map((page) => ({
    params: { list: page.path.slice(list.length + 1) || undefined },
    props: { page },
  }));

interface Opening {
  readonly eyebrow: string;
  readonly title: string;
}

/** The opening of a page of a list: the first has that of the list. */
export function openingOf<Words extends Opening>(
  { category, number }: ListPage<unknown>,
  categories: readonly { readonly slug: string; readonly label: string }[],
  { all, ...list }: Words & { readonly all: string },
  words: { readonly number: string },
): Opening | Omit<typeof list, never> {
  if (!category && number === 1) return list;
  const name = categories.find(({ slug }) => slug === category)?.label ?? all;
  const after = number > 1 ? words.number.replace('#', String(number)) : '';
  return { eyebrow: list.eyebrow, title: name + after };
}

/** What a page of a list says of itself where it says another thing than the first. */
export function listMeta(
  { category, number, path }: ListPage<unknown>,
  { eyebrow, title }: Opening,
  description: string,
) {
  if (!category && number === 1) return {};
  return {
    title: `${eyebrow} : ${title}`,
    description: description.replace('#', () => title),
    image: shareImagePath(path.replace(/^(\/[^/]+).*/, '$1')),
  };
}
