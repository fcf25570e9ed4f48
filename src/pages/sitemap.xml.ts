import type { APIRoute } from 'astro';
import { pathsOfSite } from '#seo/site-paths.ts';
import { site } from '#site.config.ts';

export const GET: APIRoute = async () => {
  const paths = await pathsOfSite();
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
