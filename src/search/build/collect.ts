import { isCommon, stem, wordsOf } from '#i18n/search.ts';
import { onceABuild } from '#lib/once-a-build.ts';
import { Refusal } from '#lib/refusal.ts';
import { productIds } from '#products/registry.ts';
import { getProducts, getSearchWords } from '#queries/content.ts';
import { type Kind, kinds } from '#schemas/search.ts';
import { callGroups, guideGroups, questionGroups } from './answer-groups.ts';
import { docGroups, postGroup } from './article-groups.ts';
import type { SearchGroup } from './group.ts';
import { pageGroups } from './page-groups.ts';
import { splitIndex } from './split.ts';

export type SiteIndex = Readonly<Record<Kind, readonly SearchGroup[]>>;

/**
 * Keeps each keyword once, without common words and those said already: keywords are searched,
 * never shown, so that repetitions would only cost bytes.
 */
function eachWordOnce(keywords: string, said: string): string {
  const seen = new Set(wordsOf(said).map(({ plain }) => stem(plain)));
  return wordsOf(keywords)
    .filter(({ plain }) => !isCommon(plain) && seen.size < seen.add(stem(plain)).size)
    .map(({ start, end }) => keywords.slice(start, end))
    .join(' ');
}

/** Everything on the site that can be found, by kind. */
export const getSiteIndex = onceABuild(async (): Promise<SiteIndex> => {
  return {
    page: await pageGroups(),
    post: [await postGroup()],
    doc: await docGroups(),
    guide: await guideGroups(),
    question: await questionGroups(),
    call: await callGroups(),
  };
});

/**
 * The files that the search fetches.
 * @throws Error naming the addresses in `search.yaml` that no page has
 */
export const getSearchFiles = onceABuild(async () => {
  const index = await getSiteIndex();
  const found = kinds.flatMap((kind) => index[kind].flatMap((group) => group.found));
  const { called } = await getSearchWords();
  const lost = Object.keys(called).filter((href) => !found.some((one) => one.href === href));
  if (lost.length > 0) {
    throw new Error(`search.yaml : called : aucune page à l’adresse ${lost.join(', ')}`);
  }
  return splitIndex(
    found.map((one) => {
      const names = called[one.href];
      const said = [one.title, ...(names ?? [])].join(' ');
      const keywords = one.keywords && eachWordOnce(one.keywords, said);
      return { ...one, ...(keywords && { keywords }), ...(names && { names }) };
    }),
  );
});

/**
 * What each trade asks most (`asked` in `products/<product>.yaml`), as the index has it.
 * @throws Refusal naming the address that no page has
 */
export async function getAsked() {
  const index = await getSiteIndex();
  const found = kinds.flatMap((kind) => index[kind].flatMap((group) => group.found));
  const products = await getProducts();
  return productIds.map((product) => ({
    product,
    name: products[product].name,
    audience: products[product].audience,
    price: `${products[product].home.cost.amount} ${products[product].home.cost.per}`,
    asked: products[product].asked.map((href) => {
      const one = found.find((candidate) => candidate.href === href);
      if (one) return one;
      throw new Refusal(`products/${product}.yaml : asked : aucune page à l’adresse ${href}`);
    }),
  }));
}
