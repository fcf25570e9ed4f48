import type { APIRoute } from 'astro';
import { getPage } from '#queries/content.ts';
import { getPosts, summarize } from '#queries/posts.ts';
import { LIST_VERSION, type PostListFile } from '../_blog/use-all-posts.ts';

/**
 * Every article's summary, for the filters. A list of one page holds them all and does not ask for
 * it.
 */
export const GET: APIRoute = async () => {
  const { categories } = await getPage('blog');
  const posts = (await getPosts()).map((post) => summarize(post, categories));
  return Response.json({ version: LIST_VERSION, posts } satisfies PostListFile);
};
