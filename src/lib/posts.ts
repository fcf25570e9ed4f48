import { type CollectionEntry, getCollection } from 'astro:content';
import { postPath } from '../routes.ts';
import type { Meta } from '../schemas/meta.ts';
import type { BlogCategory } from '../schemas/pages/blog.ts';
import type { PostCategory } from '../schemas/post.ts';
import { formatDate, isoDay } from './date.ts';
import { readTime } from './read-time.ts';

export type PostEntry = CollectionEntry<'posts'>;

/** What the list shows of an article: texts ready to print, safe to hand to an island. */
export interface PostSummary {
  slug: string;
  href: string;
  title: string;
  excerpt: string;
  category: PostCategory;
  /** The category, as visitors read it. */
  label: string;
  author: string;
  date: { iso: string; text: string };
  minutes: number;
  image: PostEntry['data']['image'];
  cloth: PostEntry['data']['cloth'];
}

/**
 * Every article, the newest first. The name of its file is its address.
 * @throws Error naming the file whose name cannot be an address.
 */
export async function getPosts(): Promise<PostEntry[]> {
  const posts = await getCollection('posts');
  for (const { id } of posts) {
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || id === '404') {
      throw new Error(
        `src/content/fr/posts/${id}.mdx : ce nom ne peut pas servir d’adresse ; écrivez-le en minuscules sans accent, mots séparés par des tirets`,
      );
    }
  }
  return posts.sort(
    (a, b) => b.data.date.getTime() - a.data.date.getTime() || a.id.localeCompare(b.id),
  );
}

/** @throws Error naming the article that does not exist. */
export async function getPost(slug: string): Promise<PostEntry> {
  const post = (await getPosts()).find(({ id }) => id === slug);
  if (!post) throw new Error(`src/content/fr/posts/${slug}.mdx manque`);
  return post;
}

export function minutesToRead(post: PostEntry): number {
  return readTime(post.body ?? '');
}

/** An article's own words describe its page. */
export function postMeta({ data }: PostEntry): Meta {
  return {
    title: data.title,
    description: data.excerpt,
    keywords: data.keywords,
  };
}

type CategoryNames = readonly { readonly id: BlogCategory; readonly label: string }[];

export function summarize(post: PostEntry, categories: CategoryNames): PostSummary {
  const { title, excerpt, category, author, date, image, cloth } = post.data;
  return {
    slug: post.id,
    href: postPath(post.id),
    title,
    excerpt,
    category,
    label: categories.find(({ id }) => id === category)?.label ?? category,
    author,
    date: { iso: isoDay(date), text: formatDate(date) },
    minutes: minutesToRead(post),
    image,
    cloth,
  };
}

/** The articles published just before and just after one; the ends of the list meet. */
export function neighbours(posts: readonly PostEntry[], slug: string) {
  const at = posts.findIndex(({ id }) => id === slug);
  return { previous: posts.at((at + 1) % posts.length), next: posts.at(at - 1) };
}
