import { getNavigation, getPage, getSearchWords } from '#queries/content.ts';
import { getDocs } from '#queries/docs.ts';
import { getGuides } from '#queries/guides.ts';
import { getPosts } from '#queries/posts.ts';
import { docPath, guidePath, hoursPath, pathOf, postPath } from '#routes.ts';
import type { Meta } from '#schemas/meta.ts';
import { routeIds } from '#site-map.ts';

const link = (name: string, path: string, { description }: Pick<Meta, 'description'>) => ({
  name,
  path,
  description,
});

/** The pages in lists. */
export async function llmsLists() {
  const names = (await getNavigation()).routes;
  const { kinds } = await getSearchWords();
  const pages = await Promise.all(
    routeIds.map(async (id) => link(names[id], pathOf(id), (await getPage(id)).meta)),
  );
  const posts = (await getPosts()).map(({ id, data }) =>
    link(data.title, postPath(id), { description: data.excerpt }),
  );
  const docs = (await getDocs()).map(({ id, data }) => link(data.title, docPath(id), data));
  const guides = (await getGuides()).map(({ id, data }) =>
    link(data.title, guidePath(id), data.meta),
  );
  const { title, meta } = await getPage('hours');
  return [
    { title: kinds.page, links: pages },
    { title: names.blog, links: posts },
    { title: names.docs, links: docs },
    { title: names.guides, links: [...guides, link(title, hoursPath(), meta)] },
  ].filter(({ links }) => links.length > 0);
}
