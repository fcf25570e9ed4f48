import { contentPath } from '#i18n/content-path.ts';
import { isCommon, searchWords, stem } from '#i18n/search.ts';
import { wholePer } from '#lib/cost.ts';
import { onceABuild } from '#lib/once-a-build.ts';
import { productIds } from '#products/registry.ts';
import { getProducts, getSearchWords } from '#queries/content.ts';
import { type Kind, kinds } from '#schemas/search.ts';
import { callGroups, guideGroups, questionGroups } from './answer-groups.ts';
import { docGroups, postGroup } from './article-groups.ts';
import type { SearchGroup } from './group.ts';
import { pageGroups } from './page-groups.ts';
import { splitIndex } from './split.ts';

export type SiteIndex = Readonly<Record<Kind, readonly SearchGroup[]>>;

/** Each keyword once, none said already: they are never shown, so repeats only cost bytes. */
function eachWordOnce(keywords: string, said: string): string {
  const seen = new Set(searchWords(said).map(({ plain }) => stem(plain)));
  return searchWords(keywords)
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

/** Reports addresses that only point to what is gone, or not there yet: the rest is found. */
function tell(field: string, lost: readonly string[]): void {
  if (lost.length === 0) return;
  console.warn(
    `${contentPath(field)} : aucune page à l’adresse ${lost.join(', ')}, laissé de côté`,
  );
}

export const getSearchFiles = onceABuild(async () => {
  const index = await getSiteIndex();
  const found = kinds.flatMap((kind) => index[kind].flatMap((group) => group.found));
  const { called } = await getSearchWords();
  const addresses = called.map(({ page }) => page);
  tell(
    'search.yaml : called',
    addresses.filter((href) => !found.some((one) => one.href === href)),
  );
  return splitIndex(
    found.map((one) => {
      const names = called.find(({ page }) => page === one.href)?.names;
      const said = [one.title, ...(names ?? [])].join(' ');
      const keywords = one.keywords && eachWordOnce(one.keywords, said);
      return { ...one, ...(keywords && { keywords }), ...(names && { names }) };
    }),
  );
});

/** What each trade asks most (`asked` in `products/<product>.yaml`), as the index has it. */
export async function getAsked() {
  const index = await getSiteIndex();
  const found = kinds.flatMap((kind) => index[kind].flatMap((group) => group.found));
  const products = await getProducts();
  return productIds.map((product) => {
    const { name, audience, home, asked } = products[product];
    const isFound = (href: string) => found.some((one) => one.href === href);
    tell(
      `products/${product}.yaml : asked`,
      asked.filter((href) => !isFound(href)),
    );
    return {
      ...{ product, name, audience },
      price: `${home.cost.amount} ${wholePer(home.cost)}`,
      asked: asked.flatMap((href) => found.find((one) => one.href === href) ?? []),
    };
  });
}
