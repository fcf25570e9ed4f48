import { getEntry } from 'astro:content';
import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import { postPath, routes } from '../routes.ts';
import { site } from '../site.config.ts';
import { getPage } from './content.ts';
import { plainMarkdown } from './feed-markdown.ts';
import { getPosts } from './posts.ts';
import { remarkTypography } from './remark-french.ts';

export interface FeedItem {
  /** Full address of the article. */
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly author: string;
  readonly date: Date;
  readonly tags: readonly string[];
  /** The article, addresses in full. */
  readonly html: string;
}

/** What the two feeds of the blog say: the blog, then its articles, the newest first. */
export async function getFeed() {
  const { meta, header, categories } = await getPage('blog');
  const figures = (await getEntry('figures', 'figures'))?.data ?? {};
  const markdown = await createMarkdownProcessor({
    smartypants: false,
    syntaxHighlight: false,
    remarkPlugins: [remarkTypography],
  });
  const items = await Promise.all(
    (await getPosts()).map(async ({ id, data, body = '' }): Promise<FeedItem> => {
      const { code } = await markdown.render(plainMarkdown(body, figures, site.origin));
      const category = categories.find((option) => option.id === data.category)?.label;
      return {
        url: new URL(postPath(id), site.origin).href,
        title: data.title,
        summary: data.excerpt,
        author: data.author,
        date: data.date,
        tags: [...new Set([...(category ? [category] : []), ...data.tags])],
        html: code,
      };
    }),
  );
  return {
    title: `${header.eyebrow} ${site.name}`,
    description: meta.description,
    home: new URL(routes.blog, site.origin).href,
    items,
  };
}
