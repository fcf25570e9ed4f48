/** The pages, as the search finds them. */

import { z } from 'astro/zod';
import { anchors } from '#i18n/addresses.ts';
import { type ProductId, productIds, productOfRoute, rooms } from '#products/registry.ts';
import { productSections } from '#products/room.ts';
import { getNavigation, getPage } from '#queries/content.ts';
import { getDemo } from '#queries/demos.ts';
import { getOpenQuestions, getTrades } from '#queries/faq.ts';
import { getCustomers, getTestimonials } from '#queries/people.ts';
import { getPlans } from '#queries/plans.ts';
import { getProducts } from '#queries/products.ts';
import { pathOf, productRoute, type RouteId, screensPath } from '#routes.ts';
import { demo } from '#schemas/demos/index.ts';
import { screenTab } from '#schemas/explorer.ts';
import { page } from '#schemas/pages/index.ts';
import { product } from '#schemas/product.ts';
import { footerGroups, routeIds } from '#site-map.ts';
import { type Found, HEADING, type Passage } from '../index-file.ts';
import { passagesOf } from './passages.ts';
import type { Shelf } from './shelf.ts';

/** The parts of each product's content that these pages show. */
const ofProduct: Partial<Record<RouteId, z.ZodObject>> = {
  home: product.pick({ name: true, home: true }),
  ai: product.pick({ ai: true }),
};

async function foundPage(id: RouteId): Promise<Found> {
  const { routes: names } = await getNavigation();
  const content = await getPage(id);
  const software = productOfRoute(id);
  const prices = software && id.endsWith('-pricing') ? await planPassages(software) : [];
  const asked = software && id.endsWith('-pricing') ? await openPassages(software) : [];
  const tried = software && id.endsWith('-overview') ? await demoPassages(software) : [];
  const trades = id === 'support' ? await tradePassages() : [];
  const lists = id === 'home' ? [await getTestimonials(), await getCustomers()] : [];
  // A list without items is not on the page.
  const titles = lists.flatMap(({ title, items }): Passage[] =>
    items.length > 0 ? [[HEADING, title, '']] : [],
  );
  const part = ofProduct[id];
  const products = part ? Object.values(await getProducts()) : [];
  const own = products.flatMap((data) => (part ? passagesOf(part, data) : []));
  return {
    kind: 'page',
    href: pathOf(id),
    title: names[id],
    summary: content.meta.description,
    keywords: [content.meta.title, ...content.meta.keywords].join(' '),
    ...(software && { product: software }),
    passages: [
      ...prices,
      ...passagesOf(page, content),
      ...own,
      ...titles,
      ...tried,
      ...asked,
      ...trades,
    ],
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

/** The questions without an answer: searching for one finds the link that asks it. */
async function openPassages(product: ProductId): Promise<Passage[]> {
  const open = await getOpenQuestions(product);
  return open
    ? [[`#${anchors.openQuestions}`, open.title, open.links.map(({ text }) => text).join(' ')]]
    : [];
}

/** The trades of the help page, each with its answers, or with its open questions alone. */
async function tradePassages(): Promise<Passage[]> {
  const trades = (await getTrades()).map(async ({ id, anchor, name, audience, first }) => {
    if (first.length > 0) return [`#${anchor}`, name, audience] as const;
    return (await getOpenQuestions(id)) && ([`#${anchors.openQuestions}`, name, audience] as const);
  });
  return (await Promise.all(trades)).filter((passage) => passage !== undefined);
}

async function demoPassages(product: ProductId): Promise<Passage[]> {
  const ids = rooms.find(({ id }) => id === product)?.demos.map(({ shape }) => shape.demo.value);
  const demos = await Promise.all((ids ?? []).map((id) => getDemo(id)));
  return demos.flatMap((data) => passagesOf(demo, data));
}

async function screensPage(product: ProductId): Promise<Found> {
  const { explorer } = await getPage(`${product}-overview`);
  const { meta, title } = explorer.gallery;
  return {
    kind: 'page',
    href: screensPath(product),
    title,
    summary: meta.description,
    keywords: meta.keywords.join(' '),
    product,
    passages: passagesOf(z.array(screenTab), explorer.tabs),
  };
}

/**
 * The pages: those of each product, then the others as the footer groups them.
 * @throws Error naming the routes that are in no group
 */
export async function pageShelves(): Promise<Shelf[]> {
  const { routes: names, footer } = await getNavigation();
  const ofProducts = await Promise.all(
    productIds.map(async (product) => {
      const ids = productSections.map((section) => productRoute(product, section));
      const found = await Promise.all([...ids.map(foundPage), screensPage(product)]);
      return { label: names[productRoute(product, 'overview')], product, found };
    }),
  );
  const shown = new Set<RouteId>(
    productIds.flatMap((product) => productSections.map((part) => productRoute(product, part))),
  );
  const groups = [
    { label: footer.company, ids: ['home', 'ai', ...footerGroups.company] as RouteId[] },
    {
      label: footer.resources,
      ids: [...footerGroups.resources, ...footerGroups.legal] as RouteId[],
    },
  ];
  const listed = new Set([...shown, ...groups.flatMap(({ ids }) => ids)]);
  const missing = routeIds.filter((id) => !listed.has(id));
  if (missing.length > 0) throw new Error(`l’index du site ne range pas : ${missing.join(', ')}`);
  const others = await Promise.all(
    groups.map(async ({ label, ids }) => ({ label, found: await Promise.all(ids.map(foundPage)) })),
  );
  return [...ofProducts, ...others];
}
