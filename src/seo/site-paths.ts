import { searchPage } from '#i18n/addresses.ts';
import { productIds } from '#products/registry.ts';
import { getDocs } from '#queries/docs.ts';
import { getGuides } from '#queries/guides.ts';
import { getPosts } from '#queries/posts.ts';
import { docPath, guidePath, hoursPath, postPath, screensPath } from '#routes.ts';
import { sitePaths } from '#site-map.ts';

/** The addresses of the pages that search engines may list. */
export async function pathsOfSite(): Promise<string[]> {
  return [
    ...sitePaths,
    searchPage,
    ...productIds.map(screensPath),
    ...(await getPosts()).map(({ id }) => postPath(id)),
    ...(await getDocs()).map(({ id }) => docPath(id)),
    ...(await getGuides()).map(({ id }) => guidePath(id)),
    hoursPath(),
  ];
}
