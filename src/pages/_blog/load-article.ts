import { productOf } from '#products/registry.ts';
import { getTrialLine } from '#queries/contact.ts';
import { getNavigation, getPage, getProduct, sampleWord } from '#queries/content.ts';
import {
  categoryPath,
  getPosts,
  neighbours,
  type PostEntry,
  postMeta,
  renderPost,
  summarize,
} from '#queries/posts.ts';
import { postPath, routes } from '#routes.ts';
import type { Meta } from '#schemas/meta.ts';
import { breadcrumbs } from '#seo/structured-data.ts';
import { blogPosting } from '#seo/structured-texts.ts';
import { site } from '#site.config.ts';

/** What the blog's 404 page says in place of the article that it shows. */
export interface MissingArticle {
  readonly meta: Meta;
  readonly path: string;
  readonly notice: string;
}

export async function loadArticle(post: PostEntry, missing?: MissingArticle) {
  const { article, categories } = await getPage('blog');
  const { data, id } = post;
  const { title, author, portrait, role, tags, cloth } = data;
  const summary = summarize(post, categories);
  const around = neighbours(await getPosts(), id);
  const readNext = (['previous', 'next'] as const).flatMap((which) => {
    const other = around[which];
    return other ? [{ label: article[which], post: summarize(other, categories) }] : [];
  });
  const category = categories.find((option) => option.id === data.category);
  const product = productOf(data.product);
  const { routes: names, labels } = await getNavigation();
  const steps = [
    { label: names.blog, href: routes.blog },
    { label: summary.label, href: await categoryPath(category?.slug ?? '') },
  ];
  const { Content, headings } = await renderPost(post);
  return {
    place: {
      meta: missing?.meta ?? postMeta(post),
      path: missing?.path ?? postPath(id),
      hidden: missing !== undefined,
      shared: !missing,
      structuredData: missing
        ? []
        : [blogPosting(site, post), breadcrumbs(site, [...steps, { label: title }])],
      ...(product && { product }),
    },
    article: {
      crumbs: {
        name: labels.trail,
        steps: steps.map((step, at) => (at === 0 ? { ...step, label: article.back } : step)),
        here: title,
      },
      header: { post: summary, author, minutes: article.minutes, notice: missing?.notice },
      ...{ author, role, portrait, cloth, tags },
      example: await sampleWord('post', data),
      label: article.tags,
      contents: article.contents,
      headings: headings.filter(({ depth }) => depth === 2),
      trial: product && (await getTrialLine(product, (await getProduct(product)).post)),
      printed: { label: article.printed, address: new URL(postPath(id), site.origin).href },
    },
    Content,
    next: {
      title: article.around,
      posts: readNext,
      back: { label: article.back, href: routes.blog },
    },
  };
}
