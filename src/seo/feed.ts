import { pathToFileURL } from 'node:url';
import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import type { RSSOptions } from '@astrojs/rss';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import { visit } from 'unist-util-visit';
import { setWords } from '#i18n/remark-words.ts';
import { escapeXml } from '#lib/escape.ts';
import { makePlain } from '#lib/mdx.ts';
import { NEWEST } from '#lib/newest.ts';
import { pictureParts, sharedPicture } from '#lib/pictures.ts';
import { pictureAt } from '#loading/pictures.ts';
import { getNamed, getPage } from '#queries/content.ts';
import { getPosts } from '#queries/posts.ts';
import { feedPath, postPath, routes } from '#routes.ts';
import { photoAddress } from '#schemas/photo.ts';
import { site } from '#site.config.ts';

const absolute = (path: string) => new URL(path, site.origin).href;

/**
 * RSS 2.0 cannot say that a feed leaves older articles out, so its description does. Its `author`
 * must be an e-mail address, so names are in Dublin Core's `creator`.
 */
export async function getFeed(): Promise<RSSOptions> {
  const { meta, header, categories, feeds } = await getPage('blog');
  const named = await getNamed();
  const markdown = await createMarkdownProcessor({
    smartypants: false,
    syntaxHighlight: false,
    remarkPlugins: [
      remarkMdx,
      () => (tree: Root) => {
        setWords(tree, named);
        visit(tree, 'image', (node) => {
          const photo = photoAddress(node.url, 'whole');
          node.url = pictureParts({ photo, frame: 'whole', alt: '' }).img.src;
        });
        makePlain(tree, absolute);
      },
    ],
  });
  const posts = await getPosts();
  const newest = posts.slice(0, NEWEST);
  const items = await Promise.all(
    newest.map(async ({ id, data, body = '', filePath = '' }) => {
      const { code } = await markdown.render(body, { fileURL: pathToFileURL(filePath) });
      const photo = typeof data.image === 'object' && sharedPicture(data.image);
      const category = categories.find((option) => option.id === data.category)?.label;
      return {
        title: data.title,
        link: absolute(postPath(id)),
        description: data.excerpt,
        pubDate: data.date,
        categories: [...new Set([...(category ? [category] : []), ...data.tags])],
        content: code,
        ...(photo && {
          enclosure: {
            url: absolute(photo),
            length: (await pictureAt(photo)).length,
            type: 'image/jpeg',
          },
        }),
        ...(!data.sample && { customData: `<dc:creator>${escapeXml(data.author)}</dc:creator>` }),
      };
    }),
  );
  return {
    title: `${header.eyebrow} ${site.name}`,
    description:
      posts.length > newest.length
        ? `${meta.description} ${feeds.newest.replace('#', String(newest.length))}`
        : meta.description,
    site: absolute(routes.blog),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: `<language>fr</language><atom:link href="${escapeXml(absolute(feedPath))}" rel="self" type="application/rss+xml"/>`,
    items,
  };
}
