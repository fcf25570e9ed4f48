/** The articles of the blog and of the documentation, as the search finds them. */

import { readMdx } from '#i18n/remark-words.ts';
import { sectionsOf, taggedParts, textOf } from '#lib/mdx.ts';
import { NEWEST } from '#lib/newest.ts';
import { getNamed, getPage } from '#queries/content.ts';
import { pagesOf } from '#queries/every-page.ts';
import { docCategories, docPartOf, docTags } from '#schemas/doc-parts.ts';
import { foundAt, type SearchGroup } from './group.ts';

export async function postGroup(): Promise<SearchGroup> {
  const named = await getNamed();
  const { categories, header } = await getPage('blog');
  const found = (await pagesOf('post')).map((page, at) => {
    const { data, body = '' } = page.entry;
    const category = categories.find((option) => option.id === data.category)?.label;
    const found = {
      ...foundAt(page, [category, data.author, ...data.tags, ...data.keywords]),
      category: data.category,
    };
    // Older articles are found by title, summary and keywords, so that the files stay light.
    if (at >= NEWEST) return found;
    return {
      ...found,
      passages: sectionsOf(readMdx(body, named)).map(
        ({ heading, anchor, body }) => [anchor && `#${anchor}`, heading, textOf(body)] as const,
      ),
    };
  });
  return { label: header.eyebrow, found };
}

/** How many of a category of the documentation are found by their whole text. */
const WHOLE = 20;

export async function docGroups(): Promise<SearchGroup[]> {
  const named = await getNamed();
  const { categories, parts } = await getPage('docs');
  const titleOf = (tag: string) => {
    const part = docPartOf(tag);
    return part ? parts[part] : '';
  };
  const docs = await pagesOf('doc');
  return docCategories.map((category) => ({
    label: categories[category].label,
    found: docs
      .filter(({ entry }) => entry.data.category === category)
      .map((page, at) => ({
        ...foundAt(page, [categories[category].label]),
        // As with articles: further articles are found by title, summary and keywords.
        ...(at < WHOLE && {
          passages: taggedParts(readMdx(page.entry.body ?? '', named)).map(
            // What to read next is about other pages.
            ({ name, body }) =>
              ['', titleOf(name), name === docTags.after ? '' : textOf(body)] as const,
          ),
        }),
      })),
  }));
}
