import type { APIRoute } from 'astro';
import { getPage } from '#queries/content.ts';
import { site } from '#site.config.ts';
import { pressFacts, printFacts } from '../_press/press-facts.ts';

export const GET: APIRoute = async () => {
  const { facts } = await getPage('press');
  return new Response(printFacts(pressFacts(facts, site.name)));
};
