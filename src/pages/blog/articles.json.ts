import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getPage } from '#queries/content.ts';
import { getPosts, summarize } from '#queries/posts.ts';
import { PostList } from '../_blog/PostList.tsx';

/**
 * Every article as it stands in the list, as one string, for the filters. A list of one page holds
 * them all and does not ask for it.
 */
export const GET: APIRoute = async () => {
  const { categories, article } = await getPage('blog');
  const posts = (await getPosts()).map((post) => summarize(post, categories));
  const { minutes } = article;
  return Response.json(
    renderToStaticMarkup(createElement(PostList, { posts, minutes, front: false })),
  );
};
