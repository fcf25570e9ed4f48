import type { APIRoute } from 'astro';
import { getNavigation, getPage, getSearchWords } from '#queries/content.ts';
import { pagesOf } from '#queries/every-page.ts';
import { llmsTxt } from '#seo/text-files.ts';
import { site } from '#site.config.ts';

export const GET: APIRoute = async () => {
  const { meta } = await getPage('home');
  const { routes: names } = await getNavigation();
  const lists = [
    { title: (await getSearchWords()).kinds.page, pages: await pagesOf('page') },
    { title: names.blog, pages: await pagesOf('post') },
    { title: names.docs, pages: await pagesOf('doc') },
    { title: names.guides, pages: await pagesOf('guide') },
  ];
  const about = { name: site.name, origin: site.origin, summary: meta.description };
  return new Response(
    llmsTxt(
      about,
      lists.filter(({ pages }) => pages.length > 0),
    ),
  );
};
