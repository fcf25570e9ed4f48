import type { APIRoute } from 'astro';
import { getPosts } from '../lib/posts.ts';
import { docPath, postPath, productIds, routes, screensPath, searchPath } from '../routes.ts';
import { site } from '../site.config.ts';
import { getDocs } from './_docs/docs-library.ts';

export const GET: APIRoute = async () => {
  const posts = (await getPosts()).map(({ id }) => postPath(id));
  const docs = (await getDocs()).map(({ id }) => docPath(id));
  const screens = productIds.map(screensPath);
  const paths = [...Object.values(routes), searchPath, ...screens, ...posts, ...docs];
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
