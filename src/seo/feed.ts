import { pathToFileURL } from 'node:url';
import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import { visit } from 'unist-util-visit';
import { setWords } from '#i18n/remark-words.ts';
import { makePlain } from '#lib/mdx.ts';
import { NEWEST } from '#lib/newest.ts';
import { pictureParts, sharedPicture } from '#lib/pictures.ts';
import { pictureAt } from '#loading/pictures.ts';
import { getNamed, getPage } from '#queries/content.ts';
import { getPosts } from '#queries/posts.ts';
import { postPath, routes } from '#routes.ts';
import { photoAddress } from '#schemas/photo.ts';
import { site } from '#site.config.ts';

const absolute = (path: string) => new URL(path, site.origin).href;

/** RSS 2.0 cannot say that a feed leaves older articles out, so its description does. */
export async function getFeed() {
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
        url: absolute(postPath(id)),
        title: data.title,
        summary: data.excerpt,
        ...(!data.sample && { author: data.author }),
        date: data.date,
        ...(photo && {
          image: {
            url: absolute(photo),
            length: (await pictureAt(photo)).length,
            type: 'image/jpeg',
          },
        }),
        tags: [...new Set([...(category ? [category] : []), ...data.tags])],
        html: code,
      };
    }),
  );
  return {
    title: `${header.eyebrow} ${site.name}`,
    description:
      posts.length > newest.length
        ? `${meta.description} ${feeds.newest.replace('#', String(newest.length))}`
        : meta.description,
    home: absolute(routes.blog),
    items,
  };
}
