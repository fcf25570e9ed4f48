import type { APIRoute } from 'astro';
import { searchPath } from '#i18n/edition.ts';
import { inEachEdition } from '#i18n/write-edition.ts';
import { productIds } from '#products/registry.ts';
import { getDocs } from '#queries/docs.ts';
import { getGuides } from '#queries/guides.ts';
import { getPosts } from '#queries/posts.ts';
import { docPath, guidePath, hoursPath, pathOf, postPath, screensPath } from '#routes.ts';
import { site } from '#site.config.ts';
import { routeIds } from '#site-map.ts';

/** The addresses of an edition. */
async function pathsOfEdition(): Promise<string[]> {
  const posts = (await getPosts()).map(({ id }) => postPath(id));
  const docs = (await getDocs()).map(({ id }) => docPath(id));
  const guides = (await getGuides()).map(({ id }) => guidePath(id));
  const screens = productIds.map(screensPath);
  const pages = routeIds.map((id) => pathOf(id));
  return [...pages, searchPath(), ...screens, ...posts, ...docs, ...guides, hoursPath()];
}

export const GET: APIRoute = async () => {
  const paths = await inEachEdition(pathsOfEdition);
  const urls = paths.map((path) => `  <url><loc>${new URL(path, site.origin).href}</loc></url>`);
  return new Response(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'application/xml' } },
  );
};
