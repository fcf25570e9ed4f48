import { render } from 'astro:content';
import { docCategorySlugs } from '#i18n/filters.ts';
import { askedOnce, readTime, taggedParts } from '#lib/mdx.ts';
import { onceABuild } from '#lib/once-a-build.ts';
import { productOf } from '#products/registry.ts';
import { docPath, routes } from '#routes.ts';
import { docCategories, docTags } from '#schemas/doc-parts.ts';
import type { Meta } from '#schemas/meta.ts';
import { type Entry, entriesOf, markedList } from './content.ts';
import { type Listed, type ListPage, listPages } from './list-pages.ts';

export type DocEntry = Entry<'docs'>;

const countSteps = askedOnce((tree) => {
  const done = taggedParts(tree).find(({ name }) => name === docTags.do);
  const lists = done?.body.filter((node) => node.type === 'list') ?? [];
  return lists.flatMap(({ children }) => children).length;
});

/** What links to it show. */
function summarize({ id, data, body = '' }: DocEntry) {
  const { title, description, category } = data;
  return {
    ...{ id, title, description, category },
    href: docPath(id),
    product: productOf(data.product),
    steps: countSteps(body),
    minutes: readTime(body),
  };
}

export type DocFacts = ReturnType<typeof summarize>;

/** Every article, in reading order. The file's name is the address. */
export async function getDocs(): Promise<DocEntry[]> {
  const entries = await entriesOf('docs');
  return entries.sort(
    (a, b) =>
      docCategories.indexOf(a.data.category) - docCategories.indexOf(b.data.category) ||
      a.data.order - b.data.order,
  );
}

/** More articles than one page holds with ease: then each category has its own, of so many. */
const MOST = 60;
const ON_A_PAGE = 30;

/** The pages that list the articles; the first category's is that of all. */
export const getDocsPages = onceABuild(async (): Promise<ListPage<DocEntry>[]> => {
  const docs = await getDocs();
  if (docs.length <= MOST) return listPages(routes.docs, [['', docs]], MOST);
  const lists = docCategories.map(
    (category, at): Listed<DocEntry> => [
      at > 0 ? docCategorySlugs[category] : '',
      docs.filter(({ data }) => data.category === category),
    ],
  );
  return listPages(routes.docs, lists, ON_A_PAGE);
});

export async function getDocsLibrary(entries: readonly DocEntry[]) {
  const own = docCategories.filter((one) => entries.some(({ data }) => data.category === one));
  return Promise.all(
    own.map(async (category) => ({
      category,
      slug: docCategorySlugs[category],
      ...(await markedList(
        'doc',
        await Promise.all(
          entries
            .filter((entry) => entry.data.category === category)
            .map(async (entry) => ({
              ...summarize(entry),
              sample: entry.data.sample,
              Content: (await render(entry)).Content,
            })),
        ),
      )),
    })),
  );
}

export async function getDocPage(entry: DocEntry) {
  const siblings = (await getDocs())
    .filter(({ data }) => data.category === entry.data.category)
    .map(summarize);
  return { article: summarize(entry), siblings, Content: (await render(entry)).Content };
}

export function docMeta({ data: { title, description, keywords } }: DocEntry): Meta {
  return { title, description, keywords };
}
