import { getNavigation, getPage, getSearchWords } from '#queries/content.ts';
import { getDocs } from '#queries/docs.ts';
import { getGuides } from '#queries/guides.ts';
import { getPosts } from '#queries/posts.ts';
import { docPath, guidePath, hoursPath, pathOf, postPath } from '#routes.ts';
import type { Meta } from '#schemas/meta.ts';
import { routeIds } from '#site-map.ts';
import { isTranslated } from './translated.ts';

/** The line of a page; `lang` is the language of its words where nobody has translated them yet. */
const link = (
  name: string,
  path: string,
  { description, lang }: Pick<Meta, 'description' | 'lang'>,
) => ({ name, path, description, lang });

/** The pages of an edition in lists, without those whose words are of another language. */
export async function llmsLists() {
  const names = (await getNavigation()).routes;
  const { kinds } = await getSearchWords();
  const pages = await Promise.all(
    routeIds.map(async (id) => link(names[id], pathOf(id), (await getPage(id)).meta)),
  );
  const posts = (await getPosts()).map(({ id, data, words }) =>
    link(data.title, postPath(id), { description: data.excerpt, ...words }),
  );
  const docs = (await getDocs()).map(({ id, data, words }) =>
    link(data.title, docPath(id), { description: data.description, ...words }),
  );
  const guides = (await getGuides()).map(({ id, data, words }) =>
    link(data.title, guidePath(id), { ...data.meta, ...words }),
  );
  const { title, meta } = await getPage('hours');
  return [
    { title: kinds.page, links: pages },
    { title: names.blog, links: posts },
    { title: names.docs, links: docs },
    { title: names.guides, links: [...guides, link(title, hoursPath(), meta)] },
  ]
    .map((list) => ({ ...list, links: list.links.filter(isTranslated) }))
    .filter(({ links }) => links.length > 0);
}
