import type { APIRoute } from 'astro';
import { everyPage } from '#queries/every-page.ts';
import { site } from '#site.config.ts';

export const GET: APIRoute = async () => {
  const pages = await everyPage();
  const urls = pages.map(
    ({ path }) => `  <url><loc>${new URL(path, site.origin).href}</loc></url>`,
  );
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
