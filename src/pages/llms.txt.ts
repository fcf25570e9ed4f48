import type { APIRoute } from 'astro';
import { getNavigation, getPage } from '#queries/content.ts';
import { getDocs } from '#queries/docs.ts';
import { getGuides } from '#queries/guides.ts';
import { getPosts } from '#queries/posts.ts';
import { docPath, guidePath, hoursPath, pathOf, postPath } from '#routes.ts';
import { llmsTxt } from '#seo/text-files.ts';
import { site } from '#site.config.ts';
import { routeIds } from '#site-map.ts';

export const GET: APIRoute = async () => {
  const names = (await getNavigation()).routes;
  const home = await getPage('home');
  const pages = await Promise.all(
    routeIds.map(async (id) => ({
      name: names[id],
      path: pathOf(id),
      description: (await getPage(id)).meta.description,
    })),
  );
  const posts = (await getPosts()).map(({ id, data }) => ({
    name: data.title,
    path: postPath(id),
    description: data.excerpt,
  }));
  const docs = (await getDocs()).map(({ id, data }) => ({
    name: data.title,
    path: docPath(id),
    description: data.description,
  }));
  const guides = (await getGuides()).map(({ id, data }) => ({
    name: data.title,
    path: guidePath(id),
    description: data.meta.description,
  }));
  const { title, meta } = await getPage('hours');
  const hours = { name: title, path: hoursPath(), description: meta.description };
  return new Response(
    llmsTxt({ name: site.name, origin: site.origin, summary: home.meta.description }, [
      { title: 'Pages', links: pages },
      { title: names.blog, links: posts },
      { title: names.docs, links: docs },
      { title: names.guides, links: [...guides, hours] },
    ]),
  );
};
