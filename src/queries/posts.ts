import { render } from 'astro:content';
import { contentPath } from '#i18n/content-path.ts';
import { categoryQuery } from '#i18n/filters.ts';
import { formatDate } from '#i18n/format.ts';
import { readTime } from '#lib/mdx.ts';
import { NEWEST } from '#lib/newest.ts';
import { onceABuild } from '#lib/once-a-build.ts';
import { sharedPicture } from '#lib/pictures.ts';
import { buildDay, isoDay } from '#lib/time.ts';
import { listPath, postPath, routes, withQuery } from '#routes.ts';
import type { Meta } from '#schemas/meta.ts';
import type { BlogCategory } from '#schemas/pages/blog.ts';
import { type Entry, entriesOf, getPage } from './content.ts';
import { type Listed, type ListPage, listPages } from './list-pages.ts';

export type PostEntry = Entry<'posts'>;

/** Those that have appeared, newest first; the others wait for a build of their day. */
export const getPosts = onceABuild(async (): Promise<PostEntry[]> => {
  const posts = await entriesOf('posts');
  const today = buildDay(process.env, new Date());
  return posts
    .filter(({ data }) => data.date <= today)
    .sort((a, b) => b.data.date.getTime() - a.data.date.getTime() || a.id.localeCompare(b.id));
});

/** An article; once it is deleted or dated later, the newest article, with a warning. */
export async function getPost(slug: string): Promise<PostEntry | undefined> {
  const posts = await getPosts();
  const post = posts.find(({ id }) => id === slug);
  if (!post) console.warn(`${contentPath(`posts/${slug}.mdx`)} manque`);
  return post ?? posts[0];
}

export const renderPost = (post: PostEntry) => render(post);

export function postMeta({ data: { title, excerpt, keywords, image } }: PostEntry): Meta {
  const shared = typeof image === 'object' && {
    image: sharedPicture(image),
    imageTitle: image.alt,
  };
  return { title, description: excerpt, keywords, ...shared };
}

/** Newest first; once there are several pages, those of each category as well. */
export const getBlogPages = onceABuild(async (): Promise<ListPage<PostEntry>[]> => {
  const { categories } = await getPage('blog');
  const all = await getPosts();
  const lists = categories.map(
    ({ id, slug }): Listed<PostEntry> =>
      id === 'all' ? ['', all] : [slug, all.filter(({ data }) => data.category === id)],
  );
  return listPages(routes.blog, all.length > NEWEST ? lists : lists.slice(0, 1), NEWEST);
});

/** Where the articles of a category are listed: on its own page once there are several pages. */
export async function categoryPath(slug: string): Promise<string> {
  const path = listPath(routes.blog, slug);
  const isPage = (await getBlogPages()).some((page) => page.path === path);
  return isPage ? path : withQuery(routes.blog, { [categoryQuery]: slug });
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
    minutes: readTime(body),
    ...{ image, cloth },
  };
}

export type PostSummary = ReturnType<typeof summarize>;

/** Published just before and after; a circle: after the newest comes the oldest. */
export function neighbours(posts: readonly PostEntry[], slug: string) {
  const at = posts.findIndex(({ id }) => id === slug);
  return { previous: posts.at((at + 1) % posts.length), next: posts.at(at - 1) };
}
