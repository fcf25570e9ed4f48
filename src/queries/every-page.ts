import { searchPage } from '#i18n/addresses.ts';
import { contentPath } from '#i18n/content-path.ts';
import { onceABuild } from '#lib/once-a-build.ts';
import { productIds, productOf, productOfRoute } from '#products/registry.ts';
import {
  docPath,
  guidePath,
  hoursPath,
  pathOf,
  postPath,
  type RouteId,
  screensPath,
} from '#routes.ts';
import type { Meta } from '#schemas/meta.ts';
import { outlineOf } from '#schemas/outline.ts';
import { type PageOf, page } from '#schemas/pages/index.ts';
import { routeIds } from '#site-map.ts';
import { getNavigation, getOverview, getPage } from './content.ts';
import { docMeta, getDocs } from './docs.ts';
import { getGuides } from './guides.ts';
import { getPosts, postMeta } from './posts.ts';

/** Its title is the words of its share image: the h1, or what content says. @throws Error without any */
function headOf(content: PageOf<RouteId | 'search' | 'hours'>) {
  const meta: Meta = content.meta;
  const title = meta.imageTitle ?? outlineOf(page, content).title;
  if (title !== undefined) return { title, meta, product: undefined };
  const file = contentPath(`pages/${content.page}.yaml`);
  throw new Error(`${file} : aucun titre pour l’image de partage`);
}

/** What an article or a guide says of itself: lists and its image name it alike. */
const titled = ({ title, product }: { title: string; product?: string | undefined }) => ({
  name: title,
  title,
  product: productOf(product),
});

/**
 * Every page that search engines may list, each with the name that menus and lists give it. The
 * sitemap, llms.txt, the share images, the search and the index of the site read this list;
 * `loading/own-addresses.ts`, which runs before there is content, has the addresses of `site-map.ts`.
 */
export const everyPage = onceABuild(async () => {
  const { routes: names } = await getNavigation();
  const [search, hours] = [await getPage('search'), await getPage('hours')];
  const pages = routeIds.map(async (id) => {
    const content: PageOf<RouteId> = await getPage(id);
    const [path, name, product] = [pathOf(id), names[id], productOfRoute(id)];
    return { kind: 'page' as const, path, name, ...headOf(content), product, id, content };
  });
  const screens = productIds.map(async (product) => {
    const { gallery, tabs } = (await getOverview(product)).explorer;
    const { title, meta } = gallery;
    const path = screensPath(product);
    return { kind: 'screens' as const, path, name: title, title, meta, product, tabs };
  });
  return [
    ...(await Promise.all(pages)),
    { kind: 'search' as const, path: searchPage, name: search.eyebrow, ...headOf(search) },
    ...(await Promise.all(screens)),
    ...(await getPosts()).map((entry) => {
      const path = postPath(entry.id);
      return { kind: 'post' as const, path, ...titled(entry.data), meta: postMeta(entry), entry };
    }),
    ...(await getDocs()).map((entry) => {
      const path = docPath(entry.id);
      return { kind: 'doc' as const, path, ...titled(entry.data), meta: docMeta(entry), entry };
    }),
    ...(await getGuides()).map((entry) => {
      const { lede, meta, kind } = entry.data;
      const path = guidePath(entry.id);
      return {
        kind: 'guide' as const,
        path,
        ...titled(entry.data),
        meta,
        lede,
        group: kind,
        entry,
      };
    }),
    {
      kind: 'guide' as const,
      path: hoursPath(),
      name: hours.title,
      ...headOf(hours),
      lede: hours.lede,
      group: 'leave' as const,
      entry: undefined,
    },
  ];
});

export type SitePage = Awaited<ReturnType<typeof everyPage>>[number];
export type PageOfKind<Kind extends SitePage['kind']> = Extract<SitePage, { kind: Kind }>;

/** The pages of a kind, in the order of the list. */
export async function pagesOf<Kind extends SitePage['kind']>(kind: Kind) {
  return (await everyPage()).filter((one): one is PageOfKind<Kind> => one.kind === kind);
}
