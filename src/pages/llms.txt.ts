import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { getNavigation, getPage } from '../lib/content.ts';
import { getPosts } from '../lib/posts.ts';
import { llmsTxt } from '../lib/text-files.ts';
import { docPath, postPath, routeIds, routes } from '../routes.ts';
import { site } from '../site.config.ts';

export const GET: APIRoute = async () => {
  const names = (await getNavigation()).routes;
  const home = await getPage('home');
  const pages = await Promise.all(
    routeIds.map(async (id) => ({
      name: names[id],
      path: routes[id],
      description: (await getPage(id)).meta.description,
    })),
  );
  const posts = (await getPosts()).map(({ id, data }) => ({
    name: data.title,
    path: postPath(id),
    description: data.excerpt,
  }));
  const docs = (await getCollection('docs')).map(({ id, data }) => ({
    name: data.title,
    path: docPath(id),
    description: data.description,
  }));
  return new Response(
    llmsTxt({ name: site.name, origin: site.origin, summary: home.meta.description }, [
      { title: 'Pages', links: pages },
      { title: names.blog, links: posts },
      { title: names.docs, links: docs },
    ]),
  );
};
