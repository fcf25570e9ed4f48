/** The articles of the blog and of the documentation, as the search finds them. */

import { readMdx } from '#i18n/remark-words.ts';
import { partsOf, sectionsOf, textOf } from '#lib/mdx.ts';
import { productOf } from '#products/registry.ts';
import { getNamed, getPage } from '#queries/content.ts';
import { getDocs } from '#queries/docs.ts';
import { getPosts } from '#queries/posts.ts';
import { docPath, postPath } from '#routes.ts';
import { docCategories } from '#schemas/doc-categories.ts';
import { docPartOf } from '#schemas/doc-parts.ts';
import type { Found } from '../index-file.ts';
import type { Shelf } from './shelf.ts';

export async function postShelf(): Promise<Shelf> {
  const named = await getNamed();
  const { categories, header } = await getPage('blog');
  const posts = await getPosts();
  const found = posts.map(({ data, id, body = '' }): Found => {
    const category = categories.find((option) => option.id === data.category)?.label;
    const product = productOf(data.product?.id);
    return {
      kind: 'post',
      href: postPath(id),
      title: data.title,
      summary: data.excerpt,
      keywords: [category, data.author, ...data.tags, ...data.keywords].join(' '),
      ...(product && { product }),
      passages: sectionsOf(readMdx(body, named)).map(({ heading, anchor, body }) => [
        anchor && `#${anchor}`,
        heading,
        textOf(body),
      ]),
    };
  });
  return { label: header.eyebrow, found };
}

export async function docShelves(): Promise<Shelf[]> {
  const named = await getNamed();
  const { categories, parts } = await getPage('docs');
  const titleOf = (tag: string) => {
    const part = docPartOf(tag);
    return part ? parts[part] : '';
  };
  const docs = await getDocs();
  return docCategories.map((category) => ({
    label: categories[category].label,
    found: docs
      .filter(({ data }) => data.category === category)
      .map(({ id, data, body = '' }): Found => {
        const product = productOf(data.product?.id);
        return {
          kind: 'doc',
          href: docPath(id),
          title: data.title,
          summary: data.description,
          keywords: categories[category].label,
          ...(product && { product }),
          passages: partsOf(readMdx(body, named)).map(({ name, body }) => [
            '',
            titleOf(name),
            textOf(body),
          ]),
        };
      }),
  }));
}
