import type { APIRoute } from 'astro';
import { getPage } from '#queries/content.ts';
import { llmsLists } from '#seo/llms-lists.ts';
import { llmsTxt } from '#seo/text-files.ts';
import { site } from '#site.config.ts';

export const GET: APIRoute = async () => {
  const { meta } = await getPage('home');
  const about = { name: site.name, origin: site.origin, summary: meta.description };
  return new Response(llmsTxt(about, await llmsLists()));
};
