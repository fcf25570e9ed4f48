import { readdirSync, readFileSync } from 'node:fs';
import { parseFrontmatter } from '@astrojs/markdown-remark';
import { expect, test } from 'vitest';
import { docCategorySlugs } from '#i18n/filters.ts';
import { documentOf } from '../../tools/built-pages.ts';

const folder = 'src/content/fr/docs';
const slugs = readdirSync(folder).map((file) => file.replace('.mdx', ''));
const frontmatterOf = (slug: string) =>
  parseFrontmatter(readFileSync(`${folder}/${slug}.mdx`, 'utf8')).frontmatter as {
    category: keyof typeof docCategorySlugs;
    order: number;
  };

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
