import { readdirSync, readFileSync } from 'node:fs';
import { parseFrontmatter } from '@astrojs/markdown-remark';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { docCategorySlugs } from '#i18n/filters.ts';
import { countWords, parseMdx, taggedParts } from '#lib/mdx.ts';
import { docParts, docTags } from '#schemas/doc-parts.ts';
import { documentOf } from '../../tools/built-pages.ts';

const folder = 'src/content/fr/docs';
const slugs = readdirSync(folder).map((file) => file.replace('.mdx', ''));
const sourceOf = (slug: string) => parseFrontmatter(readFileSync(`${folder}/${slug}.mdx`, 'utf8'));
const frontmatterOf = (slug: string) =>
  sourceOf(slug).frontmatter as { category: keyof typeof docCategorySlugs; order: number };
const parts = docParts.map((part) => docTags[part]);

/** The articles of each category, in reading order. */
const groups = Map.groupBy(
  slugs
    .map((slug) => ({ slug, ...frontmatterOf(slug) }))
    .toSorted((one, other) => one.order - other.order),
  ({ category }) => category,
);

test.each([...groups])(
  'the articles of « %s » stand beside one another',
  async (category, group) => {
    const paths = group.map(({ slug }) => `/docs/${slug}`);
    for (const path of paths) {
      const page = await documentOf(path);
      const hrefs = (selector: string) =>
        [...page.querySelectorAll(`main ${selector}`)].map((link) => link.getAttribute('href'));
      expect(hrefs('nav[aria-labelledby=category] li a'), path).toEqual(paths);
      expect(hrefs('[aria-current=page][href]'), path).toEqual([path]);
      const above = `/docs?categorie=${docCategorySlugs[category]}`;
      expect(hrefs('nav[aria-label^="Où se trouve"] a'), path).toEqual(['/docs', above]);
    }
  },
);

describe.each(slugs)('/docs/%s', (slug) => {
  const tree = parseMdx(sourceOf(slug).content);

  test('is a task told whole, in 280 to 650 words', () => {
    const words = countWords(tree);
    expect(words).toBeGreaterThanOrEqual(280);
    expect(words).toBeLessThanOrEqual(650);
  });

  test('has its six parts in order, and nothing outside them', () => {
    expect(taggedParts(tree).map(({ name }) => name)).toEqual(parts);
    expect(tree.children).toHaveLength(parts.length);
  });

  test('leads on to two other articles, at least', () => {
    const after = taggedParts(tree).find(({ name }) => name === docTags.after)?.body ?? [];
    const links = new Set<string>();
    visit({ type: 'root', children: [...after] } satisfies Root, 'link', ({ url }) => {
      if (url.startsWith('/docs/')) links.add(url.slice('/docs/'.length));
    });
    expect(links.size).toBeGreaterThanOrEqual(2);
    expect(links).not.toContain(slug);
    for (const to of links) expect(slugs).toContain(to);
  });
});
