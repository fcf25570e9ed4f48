import { anchorPrefixes } from '#i18n/addresses.ts';
import { contentPath } from '#i18n/content-path.ts';
import { onceABuild } from '#lib/once-a-build.ts';
import { type ProductId, productIds } from '#products/registry.ts';
import { routes } from '#routes.ts';
import type { FaqItem } from '#schemas/faq.ts';
import { getContactCall } from './contact.ts';
import { entryOf, getPage, getProducts } from './content.ts';
import { getGuideOf } from './guides.ts';
import { type Listed, type ListPage, listPages } from './list-pages.ts';

/** The questions that have an answer. */
export async function getFaq(): Promise<FaqItem[]> {
  const { items } = (await entryOf('faq', 'faq')).data;
  return items.flatMap(({ product, answer, ...item }) =>
    answer === undefined ? [] : [{ ...item, answer }],
  );
}

/** How many answers each trade is shown before anything is opened. */
const FIRST = 2;

/** Each trade with its first answers; an answer is shown to one trade only. */
export async function getTrades() {
  const products = await getProducts();
  const items = await getFaq();
  const taken = new Set<string>();
  return productIds.map((id) => {
    const { name, audience, asked } = products[id];
    const first = asked
      .flatMap((href) => href.split(`${routes.support}#`).slice(1))
      .filter((answer) => items.some(({ id }) => id === answer))
      .filter((answer) => !taken.has(answer))
      .slice(0, FIRST);
    for (const answer of first) taken.add(answer);
    return { id, anchor: `${anchorPrefixes.trade}-${id}`, name, audience, first };
  });
}

/** More answers than a page shows with ease: from then on there are several pages, of so many. */
const MOST = 60;
const ON_A_PAGE = 24;

/** The pages of the answers; once there are several, those of each category as well. */
export const getFaqPages = onceABuild(async (): Promise<ListPage<FaqItem>[]> => {
  const { groups, filters } = (await getPage('support')).list;
  const items = await getFaq();
  if (items.length <= MOST) return listPages(routes.support, [['', items]], MOST);
  const first = new Set((await getTrades()).flatMap((trade) => trade.first));
  const ordered = Object.keys(groups).flatMap((group) =>
    items.filter((item) => (item.group ?? item.category) === group),
  );
  const lists = filters.map(
    ({ id, slug }): Listed<FaqItem> =>
      id === 'all'
        ? ['', ordered.filter((item) => !first.has(item.id))]
        : [slug, ordered.filter(({ category }) => category === id)],
  );
  return listPages(routes.support, lists, ON_A_PAGE);
});

/** Answers of the FAQ, in the order of their ids; a deleted answer is left out, with a warning. */
async function pickFaq(ids: readonly string[]) {
  const items = await getFaq();
  return ids.flatMap((id) => {
    const item = items.find((candidate) => candidate.id === id);
    if (!item) console.warn(`${contentPath('faq.yaml')} : la question ${id} manque, ou sa réponse`);
    return item ?? [];
  });
}

/** What buyers of a product ask, and where they may ask more. */
export async function getQuestions(
  product: ProductId,
  { title, ids }: { title: string; ids: readonly string[] },
) {
  const [{ other }, guide] = [await getContactCall(product), await getGuideOf(product, 'choose')];
  return { title, items: await pickFaq(ids), guide, other };
}
