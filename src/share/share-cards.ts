import { searchPage } from '#i18n/addresses.ts';
import { type ProductId, productIds, productOf } from '#products/registry.ts';
import { productSections } from '#products/room.ts';
import { getNavigation, getPage } from '#queries/content.ts';
import { getDocs } from '#queries/docs.ts';
import { getGuides } from '#queries/guides.ts';
import { getPosts } from '#queries/posts.ts';
import {
  docPath,
  guidePath,
  hoursPath,
  pathOf,
  postPath,
  productRoute,
  type RouteId,
  screensPath,
} from '#routes.ts';
import { outlineOf } from '#schemas/outline.ts';
import { type PageOf, page } from '#schemas/pages/index.ts';
import { site } from '#site.config.ts';
import { routeIds } from '#site-map.ts';
import type { ShareCardProps } from './ShareCard.tsx';

/**
 * What a page's image shows: its h1, unless its content says otherwise.
 * @throws Error naming a page without a title
 */
function cardTitle(content: PageOf<RouteId | 'search' | 'hours'>): string {
  const title = content.meta.imageTitle ?? outlineOf(page, content).title;
  if (title !== undefined) return title;
  throw new Error(
    `src/content/fr/pages/${content.page}.yaml : aucun titre pour l’image de partage`,
  );
}

type Card = readonly [path: string, card: ShareCardProps];

/** Data of the share images, by the path of their page. */
export async function getShareCards(): Promise<Map<string, ShareCardProps>> {
  const { routes: names, sections } = await getNavigation();
  const nameOf = (product: ProductId) => names[productRoute(product, 'overview')];
  const brandOf = (product: ProductId | undefined) => (product ? nameOf(product) : site.name);

  const ofProducts = productIds.map(async (product): Promise<Card[]> => {
    const common = { brand: nameOf(product), cloth: product, ground: 'product' } as const;
    const pages = productSections.map(async (section): Promise<Card> => {
      const id = productRoute(product, section);
      const label = section === 'overview' ? undefined : sections[section].label;
      return [pathOf(id), { ...common, label, title: cardTitle(await getPage(id)) }];
    });
    const { explorer } = await getPage(`${product}-overview`);
    return [
      ...(await Promise.all(pages)),
      [screensPath(product), { ...common, title: explorer.gallery.title }],
    ];
  });

  const ofProduct = new Set<RouteId>(
    productIds.flatMap((product) =>
      productSections.map((section) => productRoute(product, section)),
    ),
  );
  const house = { brand: site.name, cloth: 'house', ground: 'paper' } as const;
  const others = routeIds
    .filter((id) => !ofProduct.has(id))
    .map(async (id): Promise<Card> => {
      const label = id === 'home' ? undefined : names[id];
      return [pathOf(id), { ...house, label, title: cardTitle(await getPage(id)) }];
    });
  const search = await getPage('search');

  const article = (
    path: string,
    label: string,
    { title, product, cloth }: { title: string; product?: ProductId | undefined; cloth: string },
  ): Card => [path, { brand: brandOf(product), label, title, cloth, ground: 'paper' }];
  const posts = (await getPosts()).map(({ id, data: { title, product, cloth } }) =>
    article(postPath(id), names.blog, { title, product: productOf(product?.id), cloth }),
  );
  const docs = (await getDocs()).map(({ id, data: { title, product } }) => {
    const software = productOf(product?.id);
    return article(docPath(id), names.docs, {
      title,
      product: software,
      cloth: software ?? 'house',
    });
  });

  const guides = (await getGuides()).map(({ id, data: { title, product } }) => {
    const software = productOf(product?.id);
    return article(guidePath(id), names.guides, {
      title,
      product: undefined,
      cloth: software ?? 'house',
    });
  });

  return new Map<string, ShareCardProps>([
    ...(await Promise.all(ofProducts)).flat(),
    ...(await Promise.all(others)),
    [searchPage, { ...house, label: search.eyebrow, title: cardTitle(search) }],
    ...posts,
    ...docs,
    ...guides,
    [hoursPath(), { ...house, label: names.guides, title: cardTitle(await getPage('hours')) }],
  ]);
}
