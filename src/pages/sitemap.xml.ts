import type { APIRoute } from 'astro';
import { buildDay, isoDay } from '#lib/time.ts';
import { everyPage } from '#queries/every-page.ts';
import { routes } from '#routes.ts';
import { site } from '#site.config.ts';

export const GET: APIRoute = async () => {
  const pages = await everyPage();
  const effective = buildDay(process.env, new Date());
  const urls = pages.map((page) => {
    // Only pages with their own date say when they changed.
    const isLegal = page.path === routes.privacy || page.path === routes.terms;
    const date = page.kind === 'post' ? page.entry.data.date : isLegal ? effective : undefined;
    const changed = date ? `<lastmod>${isoDay(date)}</lastmod>` : '';
    return `  <url><loc>${new URL(page.path, site.origin).href}</loc>${changed}</url>`;
  });
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
