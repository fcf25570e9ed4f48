import type { z } from 'astro/zod';
import { docPartOf } from '#i18n/doc-tags.ts';
import { currentLocale } from '#i18n/edition.ts';
import { onceInEach } from '#i18n/once-in-each.ts';
import { readMdx } from '#i18n/remark-words.ts';
import { partsOf, sectionsOf, textOf } from '#lib/mdx.ts';
import { Refusal } from '#lib/refusal.ts';
import { NBSP } from '#lib/spaces.ts';
import { type ProductId, productIds, rooms } from '#products/registry.ts';
import { productSections } from '#products/room.ts';
import { apiReference } from '#queries/api-reference.ts';
import {
  getCustomers,
  getFaq,
  getNamed,
  getNavigation,
  getOpenQuestions,
  getPage,
  getPlans,
  getProducts,
  getSearchWords,
  getTestimonials,
} from '#queries/content.ts';
import { getDemo } from '#queries/demos.ts';
import { getDocs } from '#queries/docs.ts';
import { getCommonQuestions, getGuides, guideSummary } from '#queries/guides.ts';
import { getPosts } from '#queries/posts.ts';
import {
  docPath,
  hoursPath,
  pathOf,
  postPath,
  productRoute,
  type RouteId,
  routes,
  screensPath,
} from '#routes.ts';
import { demo } from '#schemas/demos/index.ts';
import { docCategories } from '#schemas/doc-categories.ts';
import { faqCategories } from '#schemas/faq.ts';
import { choosing, guide, guideKinds } from '#schemas/guide.ts';
import { page } from '#schemas/pages/index.ts';
import { product } from '#schemas/product.ts';
import { type Kind, kinds } from '#schemas/search-kinds.ts';
import { footerGroups, routeIds } from '#site-map.ts';
import { type Found, HEADING, type Passage } from '../index-file.ts';
import { passagesOf } from './passages.ts';
import { splitIndex } from './split.ts';

/** Pages that the site's index shows under one heading. */
export interface Shelf {
  readonly label: string;
  readonly product?: ProductId;
  readonly found: readonly Found[];
}

export type SiteIndex = Readonly<Record<Kind, readonly Shelf[]>>;

const productOf = (id: string | undefined) => productIds.find((product) => product === id);

/** The parts of each product's content that these pages show. */
const ofProduct: Partial<Record<RouteId, z.ZodObject>> = {
  home: product.pick({ name: true, home: true }),
  ai: product.pick({ ai: true }),
};

async function foundPage(id: RouteId): Promise<Found> {
  const { routes: names } = await getNavigation();
  const content = await getPage(id);
  const software = productIds.find((candidate) => id.startsWith(`${candidate}-`));
  const prices = software && id.endsWith('-pricing') ? await planPassages(software) : [];
  const asked = software && id.endsWith('-pricing') ? await openPassages(software) : [];
  const tried = software && id.endsWith('-overview') ? await demoPassages(software) : [];
  const lists = id === 'home' ? [await getTestimonials(), await getCustomers()] : [];
  const titles = lists.map(({ title }): Passage => [HEADING, title, '']);
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
    passages: [...prices, ...passagesOf(page, content), ...own, ...titles, ...tried, ...asked],
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

/** The questions without an answer, so that who looks for one finds where to ask it. */
async function openPassages(product: ProductId): Promise<Passage[]> {
  const open = await getOpenQuestions(product);
  return open ? [['#a-preciser', open.title, open.links.map(({ text }) => text).join(' ')]] : [];
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
  };
}

/**
 * The pages: those of each product, then the others as the footer groups them.
 * @throws Error naming the routes that are in no group
 */
async function pageShelves(): Promise<Shelf[]> {
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

async function postShelf(): Promise<Shelf> {
  const named = await getNamed();
  const { categories, header } = await getPage('blog');
  const posts = await getPosts();
  const found = posts.map(({ data, id, body = '', words }): Found => {
    const category = categories.find((option) => option.id === data.category)?.label;
    const product = productOf(data.product?.id);
    return {
      kind: 'post',
      href: postPath(id),
      title: data.title,
      summary: data.excerpt,
      keywords: [category, data.author, ...data.tags, ...data.keywords].join(' '),
      ...(product && { product }),
      passages: sectionsOf(readMdx(body, named, words.lang ?? currentLocale())).map(
        ({ heading, anchor, body }) => [anchor && `#${anchor}`, heading, textOf(body)],
      ),
    };
  });
  return { label: header.eyebrow, found };
}

async function docShelves(): Promise<Shelf[]> {
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
      .map(({ id, data, body = '', words }): Found => {
        const product = productOf(data.product?.id);
        return {
          kind: 'doc',
          href: docPath(id),
          title: data.title,
          summary: data.description,
          keywords: categories[category].label,
          ...(product && { product }),
          passages: partsOf(readMdx(body, named, words.lang ?? currentLocale())).map(
            ({ name, body }) => ['', titleOf(name), textOf(body)],
          ),
        };
      }),
  }));
}

async function questionShelves(): Promise<Shelf[]> {
  const { list } = await getPage('support');
  const items = await getFaq();
  return faqCategories.map((category) => ({
    label: list.groups[category],
    found: items
      .filter((item) => item.category === category)
      .map(({ id, question, answer }) => ({
        kind: 'question',
        href: `${routes.support}#${id}`,
        title: question,
        summary: answer,
        keywords: list.groups[category],
      })),
  }));
}

async function guideShelves(): Promise<Shelf[]> {
  const { kinds: names } = await getPage('guides');
  const common = await getCommonQuestions();
  const guides = (await getGuides()).map((entry) => {
    const { kind, href, title, lede, product } = guideSummary(entry);
    const asked = kind === 'choose' ? passagesOf(choosing, { groups: common }) : [];
    const found: Found = {
      kind: 'guide',
      href,
      title,
      summary: lede,
      keywords: entry.data.meta.keywords.join(' '),
      ...(product && { product }),
      passages: [...passagesOf(guide, entry.data), ...asked],
    };
    return { kind, found };
  });
  const { title, lede, meta } = await getPage('hours');
  const hours: Found = {
    kind: 'guide',
    href: hoursPath(),
    title,
    summary: lede,
    keywords: meta.keywords.join(' '),
  };
  return guideKinds.map((kind) => ({
    label: names[kind].title,
    found: [
      ...guides.filter((one) => one.kind === kind).map(({ found }) => found),
      ...(kind === 'leave' ? [hours] : []),
    ],
  }));
}

function callShelves(): Shelf[] {
  return apiReference.groups.map(({ label, endpoints }) => ({
    label,
    found: endpoints.map(({ id, method, path, title, description, parameters, body }) => ({
      kind: 'call',
      href: `${routes.api}#${id}`,
      title,
      summary: `${method}${NBSP}${path} · ${description}`,
      keywords: [label, 'API', ...[...parameters, ...body].map(({ name }) => name)].join(' '),
    })),
  }));
}

/** Everything on the site that can be found, by kind. */
export const getSiteIndex = onceInEach(async (): Promise<SiteIndex> => {
  return {
    page: await pageShelves(),
    post: [await postShelf()],
    doc: await docShelves(),
    guide: await guideShelves(),
    question: await questionShelves(),
    call: callShelves(),
  };
});

/**
 * The files that the search fetches.
 * @throws Error naming the addresses in `search.yaml` that no page has
 */
export const getSearchFiles = onceInEach(async () => {
  const index = await getSiteIndex();
  const found = kinds.flatMap((kind) => index[kind].flatMap((shelf) => shelf.found));
  const { called } = await getSearchWords();
  const lost = Object.keys(called).filter((href) => !found.some((one) => one.href === href));
  if (lost.length > 0) {
    throw new Error(`search.yaml : called : aucune page à l’adresse ${lost.join(', ')}`);
  }
  return splitIndex(
    found.map((one) => {
      const names = called[one.href];
      return names ? { ...one, names } : one;
    }),
  );
});

/**
 * What each trade asks most (`asked` in `products/<product>.yaml`), as the index has it.
 * @throws Refusal naming the address that no page has
 */
export async function getAsked() {
  const index = await getSiteIndex();
  const found = kinds.flatMap((kind) => index[kind].flatMap((shelf) => shelf.found));
  const products = await getProducts();
  return productIds.map((product) => ({
    product,
    name: products[product].name,
    audience: products[product].audience,
    asked: products[product].asked.map((href) => {
      const one = found.find((candidate) => candidate.href === href);
      if (one) return one;
      throw new Refusal(`products/${product}.yaml : asked : aucune page à l’adresse ${href}`);
    }),
  }));
}
