import type { APIRoute } from 'astro';
import { getPage, getTextFiles } from '#queries/content.ts';
import { humansTxt } from '#seo/text-files.ts';
import { site } from '#site.config.ts';

export const GET: APIRoute = async () => {
  const { executives } = await getPage('press');
  return new Response(humansTxt(executives.items, site, (await getTextFiles()).humans));
};
