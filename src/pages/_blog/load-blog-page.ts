import { pageCount, pageOf } from '#lib/paging.ts';
import { getPage } from '#queries/content.ts';
import { getPosts, summarize } from '#queries/posts.ts';
import { blogListPath, blogPagePath, routes, shareImagePath } from '#routes.ts';

/**
 * A page of the blog's list: its place, its title and its articles. The first is /blog itself; the
 * others are told apart by their number.
 * @param number from 1
 */
export async function loadBlogPage(number: number) {
  const page = await getPage('blog');
  const { categories, pages } = page;
  const posts = await getPosts();
  const last = pageCount(posts);
  const front = number === 1;
  const numbered = (text: string) => text.replace('#', String(number));
  const title = numbered(pages.title);
  const description = numbered(pages.description);
  const image = shareImagePath(routes.blog);
  return {
    place: front
      ? { meta: page.meta, route: 'blog' as const }
      : { meta: { ...page.meta, title, description, image }, path: blogPagePath(number) },
    header: front ? page.header : { eyebrow: page.header.eyebrow, title },
    list: {
      posts: pageOf(posts, number).map((post) => summarize(post, categories)),
      total: posts.length,
      allPath: last > 1 ? blogListPath : undefined,
      ...{ front, words: page },
    },
    pager: { current: number, last, words: pages },
    feeds: page.feeds,
  };
}
