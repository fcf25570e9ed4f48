import type { APIRoute } from 'astro';
import { getNavigation, getPage, getSearchWords } from '#queries/content.ts';
import { pagesOf } from '#queries/every-page.ts';
import { site } from '#site.config.ts';

/** What the site is, then its pages, one line each, in Markdown. */
export const GET: APIRoute = async () => {
  const { meta } = await getPage('home');
  const { routes: names } = await getNavigation();
  const lists = [
    { title: (await getSearchWords()).kinds.page, pages: await pagesOf('page') },
    { title: names.blog, pages: await pagesOf('post') },
    { title: names.docs, pages: await pagesOf('doc') },
    { title: names.guides, pages: await pagesOf('guide') },
  ];
  const blocks = lists.flatMap(({ title, pages }) => {
    const lines = pages.map(
      ({ name, path, meta }) => `- [${name}](${site.origin}${path}): ${meta.description}`,
    );
    return lines.length > 0 ? [`## ${title}\n\n${lines.join('\n')}`] : [];
  });
  return new Response(`${[`# ${site.name}`, `> ${meta.description}`, ...blocks].join('\n\n')}\n`);
};
