/** The pages, as the search finds them. */

import { z } from 'astro/zod';
import { Refusal } from '#lib/refusal.ts';
import type { ProductDefinition } from '#products/definition.ts';
import { type ProductId, productIds, products } from '#products/registry.ts';
import { getDemo, getNavigation, getPage, getProducts } from '#queries/content.ts';
import { type PageOfKind, pagesOf } from '#queries/every-page.ts';
import { getTrades } from '#queries/faq.ts';
import { getCustomers, getTestimonials } from '#queries/people.ts';
import { getPlans } from '#queries/plans.ts';
import { productRoute, type RouteId } from '#routes.ts';
import { screenTab } from '#schemas/explorer.ts';
import { startSteps } from '#schemas/pages/home.ts';
import { page as anyPage } from '#schemas/pages/index.ts';
import { product } from '#schemas/product.ts';
import { footerGroups } from '#site-map.ts';
import { type Found, HEADING, type Passage } from '../index-file.ts';
import { foundAt, passagesOf, type SearchGroup } from './group.ts';

/** The parts of each product's content that these pages show. */
const ofProduct: Partial<Record<RouteId, z.ZodObject>> = {
  home: product.pick({ home: true }),
  ai: product.pick({ ai: true }),
};

async function foundPage(page: PageOfKind<'page'>): Promise<Found> {
  const { id, content, product: software } = page;
  const prices = software && id.endsWith('-pricing') ? await planPassages(software) : [];
  const tried = software && id.endsWith('-overview') ? await overviewPassages(software) : [];
  const trades = id === 'support' ? await tradePassages() : [];
  const lists = id === 'home' ? [await getTestimonials(), await getCustomers()] : [];
  // A list without items is not on the page.
  const titles = lists.flatMap(({ title, items }): Passage[] =>
    items.length > 0 ? [[HEADING, title, '']] : [],
  );
  const part = ofProduct[id];
  const products = part ? Object.values(await getProducts()) : [];
  // A heading about each product appears once for each.
  const ofPage = passagesOf(anyPage, content).flatMap(([at, heading, text]): Passage[] =>
    heading.includes('#') && products.length > 0
      ? products.map(({ name }): Passage => [at, heading.replace('#', name), text])
      : [[at, heading, text]],
  );
  const own = products.flatMap((data) => (part ? passagesOf(part, data) : []));
  return {
    ...foundAt(page, [content.meta.title, ...content.meta.keywords]),
    passages: [...prices, ...ofPage, ...own, ...titles, ...tried, ...trades],
  };
}

async function planPassages(product: ProductId): Promise<Passage[]> {
  const plans = await getPlans(product);
  return plans.map(({ name, description, prices, features }) => {
    const offers = prices.map(({ amount, unit, period, note }) =>
      [amount, unit, period, note && `(${note})`].filter(Boolean).join(' '),
    );
    return [HEADING, name, `${description} ${offers.join(', ')}. ${features.join(', ')}.`];
  });
}

/** The trades of the help page that have their own answers. */
async function tradePassages(): Promise<Passage[]> {
  const trades = (await getTrades()).filter(({ first }) => first.length > 0);
  return trades.map(({ anchor, name, audience }) => [`#${anchor}`, name, audience]);
}

/** What the overviews show of other files: what may be tried, how to start. */
async function overviewPassages(product: ProductId): Promise<Passage[]> {
  const own: ProductDefinition | undefined = products.find(({ id }) => id === product);
  const tried = own?.demo ? passagesOf(own.demo, await getDemo(product)) : [];
  return [...tried, ...passagesOf(startSteps, (await getPage('home')).steps)];
}

/** In the groups of the footer, products first. @throws Refusal naming routes in no group */
export async function pageGroups(): Promise<SearchGroup[]> {
  const { routes: names, footer } = await getNavigation();
  const [pages, screens] = [await pagesOf('page'), await pagesOf('screens')];
  const groups: [label: string, ids: readonly RouteId[]][] = [
    [footer.company, ['home', 'ai', ...footerGroups.company]],
    [footer.resources, [...footerGroups.resources, ...footerGroups.legal]],
  ];
  const lost = pages.filter(
    ({ id, product }) => !product && !groups.some(([, ids]) => ids.includes(id)),
  );
  if (lost.length > 0) {
    throw new Refusal(
      lost
        .map(
          ({ id }) =>
            `la route ${id} n’est dans aucun groupe : ajoutez-la à footerGroups (src/site-map.ts)`,
        )
        .join('\n'),
    );
  }
  const ofProducts = productIds.map(async (product) => ({
    label: names[productRoute(product, 'overview')],
    product,
    found: [
      ...(await Promise.all(pages.filter((one) => one.product === product).map(foundPage))),
      ...screens
        .filter((one) => one.product === product)
        .map((one) => ({ ...foundAt(one), passages: passagesOf(z.array(screenTab), one.tabs) })),
    ],
  }));
  const others = groups.map(async ([label, ids]) => {
    const inGroup = ids.flatMap((id) => pages.filter((one) => one.id === id));
    return { label, found: await Promise.all(inGroup.map(foundPage)) };
  });
  return Promise.all([...ofProducts, ...others]);
}
