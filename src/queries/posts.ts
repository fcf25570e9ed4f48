import { render } from 'astro:content';
import { contentPath } from '#i18n/content-path.ts';
import { formatDate } from '#i18n/format.ts';
import { isoDay } from '#lib/iso-day.ts';
import { parseMdx, readTime } from '#lib/mdx.ts';
import { onceABuild } from '#lib/once-a-build.ts';
import { postPath } from '#routes.ts';
import type { Meta } from '#schemas/meta.ts';
import type { BlogCategory } from '#schemas/pages/blog.ts';
import type { PostCategory } from '#schemas/post.ts';
import { type Entry, entriesOf } from './entry.ts';

export type PostEntry = Entry<'posts'>;

/** What the list shows of an article: plain data, since it is also given to an island. */
export interface PostSummary {
  slug: string;
  href: string;
  title: string;
  excerpt: string;
  category: PostCategory;
  /** The category, as visitors read it. */
  label: string;
  /** Undefined while the author is a sample: only the article's page names them, with the mark. */
  author: string | undefined;
  date: { iso: string; text: string };
  minutes: number;
  image: PostEntry['data']['image'];
  cloth: PostEntry['data']['cloth'];
}

/** Every article, newest first. The file's name is the address. */
export const getPosts = onceABuild(async (): Promise<PostEntry[]> => {
  const posts = await entriesOf('posts');
  return posts.sort(
    (a, b) => b.data.date.getTime() - a.data.date.getTime() || a.id.localeCompare(b.id),
  );
});

/** @throws Error naming the article that does not exist */
export async function getPost(slug: string): Promise<PostEntry> {
  const post = (await getPosts()).find(({ id }) => id === slug);
  if (!post) throw new Error(`${contentPath(`posts/${slug}.mdx`)} manque`);
  return post;
}

/** The rendered body of an article, and its headings. */
export const renderPost = (post: PostEntry) => render(post);

function minutesToRead(post: PostEntry): number {
  return readTime(parseMdx(post.body ?? ''));
}

/** The metadata of an article's page, from its own fields. */
export function postMeta({ data }: PostEntry): Meta {
  return {
    title: data.title,
    description: data.excerpt,
    keywords: data.keywords,
  };
}

type CategoryNames = readonly { readonly id: BlogCategory; readonly label: string }[];

export function summarize(post: PostEntry, categories: CategoryNames): PostSummary {
  const { title, excerpt, category, author, date, image, cloth, sample } = post.data;
  return {
    slug: post.id,
    href: postPath(post.id),
    title,
    excerpt,
    category,
    label: categories.find(({ id }) => id === category)?.label ?? category,
    author: sample ? undefined : author,
    date: { iso: isoDay(date), text: formatDate(date) },
    minutes: minutesToRead(post),
    image,
    cloth,
  };
}

/**
 * The articles published just before and after one. The list is a circle: the oldest one stands
 * after the newest.
 */
export function neighbours(posts: readonly PostEntry[], slug: string) {
  const at = posts.findIndex(({ id }) => id === slug);
  return { previous: posts.at((at + 1) % posts.length), next: posts.at(at - 1) };
}
