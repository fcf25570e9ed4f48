import type { APIRoute } from 'astro';
import { getPage } from '#queries/content.ts';
import { site } from '#site.config.ts';

/** As humanstxt.org lays it out. */
export const GET: APIRoute = async () => {
  const { executives } = await getPage('press');
  return new Response(
    [
      '/* TEAM */',
      ...executives.items.map(({ name, role }) => `${role}: ${name}`),
      `Contact: ${site.email}`,
      '',
      '/* SITE */',
      'Language: French',
      'Software: Astro, React',
      '',
    ].join('\n'),
  );
};
