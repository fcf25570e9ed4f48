import type { APIRoute } from 'astro';
import { feedPaths } from '#routes.ts';
import { getFeed } from '#seo/feed.ts';
import { site } from '#site.config.ts';

export const GET: APIRoute = async () => {
  const { title, description, home, items } = await getFeed();
  return Response.json({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: new URL(feedPaths.json, site.origin).href,
    language: 'fr',
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      date_published: item.date.toISOString(),
      ...(item.image && { image: item.image.url }),
      ...(item.author && { authors: [{ name: item.author }] }),
      tags: item.tags,
    })),
  });
};
