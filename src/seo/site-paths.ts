import { searchPath } from '#i18n/edition.ts';
import { productIds } from '#products/registry.ts';
import { getOverview, getPage } from '#queries/content.ts';
import { getDocs } from '#queries/docs.ts';
import { getGuides } from '#queries/guides.ts';
import { getPosts } from '#queries/posts.ts';
import { docPath, guidePath, hoursPath, pathOf, postPath, screensPath } from '#routes.ts';
import type { Meta } from '#schemas/meta.ts';
import { routeIds } from '#site-map.ts';
import { isTranslated } from './translated.ts';

/** The addresses of an edition; those whose words are not translated have the default language's. */
export async function pathsOfEdition(): Promise<string[]> {
  const posts = (await getPosts()).map(({ id, words }) => [postPath(id), words] as const);
  const docs = (await getDocs()).map(({ id, words }) => [docPath(id), words] as const);
  const guides = (await getGuides()).map(({ id, words }) => [guidePath(id), words] as const);
  const screens = productIds.map(async (id) => {
    const { meta }: { meta: Meta } = (await getOverview(id)).explorer.gallery;
    return [screensPath(id), meta] as const;
  });
  const pages = routeIds.map(async (id) => {
    const { meta }: { meta: Meta } = await getPage(id);
    return [pathOf(id), meta] as const;
  });
  const search = [searchPath(), (await getPage('search')).meta] as const;
  const hours = [hoursPath(), (await getPage('hours')).meta] as const;
  return [
    ...(await Promise.all(pages)),
    search,
    ...(await Promise.all(screens)),
    ...posts,
    ...docs,
    ...guides,
    hours,
  ].flatMap(([path, words]) => (isTranslated(words) ? path : []));
}
