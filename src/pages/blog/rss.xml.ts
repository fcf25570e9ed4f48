import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { escapeXml } from '#lib/escape.ts';
import { feedPath } from '#routes.ts';
import { getFeed } from '#seo/feed.ts';
import { site } from '#site.config.ts';

/** RSS 2.0. Its `author` must be an e-mail address, so names are in Dublin Core's `creator`. */
export const GET: APIRoute = async () => {
  const { title, description, home, items } = await getFeed();
  const self = new URL(feedPath, site.origin).href;
  return rss({
    title,
    description,
    site: home,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: `<language>fr</language><atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    items: items.map((item) => ({
      title: item.title,
      link: item.url,
      description: item.summary,
      pubDate: item.date,
      categories: [...item.tags],
      content: item.html,
      ...(item.image && { enclosure: item.image }),
      ...(item.author && { customData: `<dc:creator>${escapeXml(item.author)}</dc:creator>` }),
    })),
  });
};
