import { render } from 'astro:content';
import { contentPath } from '#i18n/content-path.ts';
import { formatDate } from '#i18n/format.ts';
import { parseMdx, readTime } from '#lib/mdx.ts';
import { onceABuild } from '#lib/once-a-build.ts';
import { sharedPicture } from '#lib/pictures.ts';
import { buildDay, isoDay } from '#lib/time.ts';
import { postPath } from '#routes.ts';
import type { Meta } from '#schemas/meta.ts';
import type { BlogCategory } from '#schemas/pages/blog.ts';
import { type Entry, entriesOf } from './content.ts';

export type PostEntry = Entry<'posts'>;

/**
 * Every article that has appeared, newest first; those of the days to come wait for a build of their
 * day. The file's name is the address.
 */
export const getPosts = onceABuild(async (): Promise<PostEntry[]> => {
  const posts = await entriesOf('posts');
  const today = buildDay(process.env, new Date());
  return posts
    .filter(({ data }) => data.date <= today)
    .sort((a, b) => b.data.date.getTime() - a.data.date.getTime() || a.id.localeCompare(b.id));
});

/** @throws Error naming the article that does not exist */
export async function getPost(slug: string): Promise<PostEntry> {
  const post = (await getPosts()).find(({ id }) => id === slug);
  if (!post) throw new Error(`${contentPath(`posts/${slug}.mdx`)} manque`);
  return post;
}

/** The rendered body of an article, and its headings. */
export const renderPost = (post: PostEntry) => render(post);

/** The metadata of an article's page, from its own fields. */
export function postMeta({ data: { title, excerpt, keywords, image } }: PostEntry): Meta {
  const shared = typeof image === 'object' && {
    image: sharedPicture(image),
    imageTitle: image.alt,
  };
  return { title, description: excerpt, keywords, ...shared };
}

type CategoryNames = readonly { readonly id: BlogCategory; readonly label: string }[];

/** What the list shows of an article: plain data, since it is also given to an island. */
export function summarize({ id, data, body = '' }: PostEntry, categories: CategoryNames) {
  const { title, excerpt, category, author, date, image, cloth, sample } = data;
  return {
    slug: id,
    href: postPath(id),
    ...{ title, excerpt, category },
    label: categories.find((option) => option.id === category)?.label ?? category,
    /** Undefined while the author is a sample: only the article's page names them, with the mark. */
    author: sample ? undefined : author,
    date: { iso: isoDay(date), text: formatDate(date) },
    minutes: readTime(parseMdx(body)),
    ...{ image, cloth },
  };
}

export type PostSummary = ReturnType<typeof summarize>;

/**
 * The articles published just before and after one. The list is a circle: the oldest one stands
 * after the newest.
 */
export function neighbours(posts: readonly PostEntry[], slug: string) {
  const at = posts.findIndex(({ id }) => id === slug);
  return { previous: posts.at((at + 1) % posts.length), next: posts.at(at - 1) };
}
