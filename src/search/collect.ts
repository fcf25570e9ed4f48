import { getCollection, getEntry, render } from 'astro:content';
import { apiReference } from '../lib/api-reference.ts';
import { getFaq, getNavigation, getPage, getPlans } from '../lib/content.ts';
import { docCategories } from '../lib/docs.ts';
import { getPosts } from '../lib/posts.ts';
import { NBSP } from '../lib/typography.ts';
import {
  docPath,
  footerGroups,
  type ProductId,
  postPath,
  productIds,
  productRoute,
  productSections,
  type RouteId,
  routeIds,
  routes,
  screensPath,
} from '../routes.ts';
import { faqCategories } from '../schemas/faq.ts';
import { type Found, HEADING, type Kind, kinds, type Passage } from './index-file.ts';
import { mdxText, splitParts, splitSections } from './mdx-text.ts';
import { pagePassages } from './page-passages.ts';

/** What the site's index shows together. */
export interface Shelf {
  readonly label: string;
  readonly product?: ProductId;
  readonly found: readonly Found[];
}

export type SiteIndex = Readonly<Record<Kind, readonly Shelf[]>>;

const productOf = (id: string | undefined) => productIds.find((product) => product === id);

async function getFigures() {
  return (await getEntry('figures', 'figures'))?.data ?? {};
}

async function page(id: RouteId): Promise<Found> {
  const { routes: names } = await getNavigation();
  const content = await getPage(id);
  const product = productIds.find((candidate) => id.startsWith(`${candidate}-`));
  const prices = product && id.endsWith('-pricing') ? await planPassages(product) : [];
  return {
    kind: 'page',
    href: routes[id],
    title: names[id],
    summary: content.meta.description,
    keywords: [content.meta.title, ...content.meta.keywords].join(' '),
    ...(product && { product }),
    passages: [...prices, ...pagePassages(id, { ...content })],
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

/** The pages, by software first, then as the footer groups them. */
async function pageShelves(): Promise<Shelf[]> {
  const { routes: names, footer } = await getNavigation();
  const ofProducts = await Promise.all(
    productIds.map(async (product) => {
      const ids = productSections.map((section) => productRoute(product, section));
      const found = await Promise.all([...ids.map(page), screensPage(product)]);
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
    groups.map(async ({ label, ids }) => ({ label, found: await Promise.all(ids.map(page)) })),
  );
  return [...ofProducts, ...others];
}

async function postShelf(): Promise<Shelf> {
  const figures = await getFigures();
  const { categories, header } = await getPage('blog');
  const found = await Promise.all(
    (await getPosts()).map(async (post): Promise<Found> => {
      const { data, id, body = '' } = post;
      const { headings } = await render(post);
      const [opening = '', ...sections] = splitSections(body);
      const anchors = headings.filter(({ depth }) => depth === 2);
      const category = categories.find((option) => option.id === data.category)?.label;
      const product = productOf(data.product?.id);
      return {
        kind: 'post',
        href: postPath(id),
        title: data.title,
        summary: data.excerpt,
        keywords: [category, data.author, ...data.tags, ...data.keywords].join(' '),
        ...(product && { product }),
        passages: [
          ['', '', mdxText(opening, figures)],
          ...sections.map((section, index): Passage => {
            const { slug = '', text = '' } = anchors[index] ?? {};
            return [`#${slug}`, text, mdxText(section, figures)];
          }),
        ],
      };
    }),
  );
  return { label: header.eyebrow, found };
}

async function docShelves(): Promise<Shelf[]> {
  const figures = await getFigures();
  const { categories, parts } = await getPage('docs');
  const titles: Readonly<Record<string, string>> = {
    Avant: parts.before,
    Faire: parts.do,
    Voir: parts.see,
    Exemple: parts.example,
    Bloque: parts.wrong,
    Apres: parts.after,
  };
  const docs = await getCollection('docs');
  docs.sort((a, b) => a.data.order - b.data.order);
  return docCategories.map((category) => ({
    label: categories[category].label,
    found: docs
      .filter(({ data }) => data.category === category)
      .map(({ id, data, body = '' }): Found => {
        const product = productOf(data.product?.id);
        return {
          kind: 'doc',
          href: docPath(id),
          title: data.title,
          summary: data.description,
          keywords: categories[category].label,
          ...(product && { product }),
          passages: splitParts(body).map(({ part, body: text }) => [
            '',
            titles[part] ?? '',
            mdxText(text, figures),
          ]),
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

/** Everything on the site that has an address, from the content it is built from. */
export async function getSiteIndex(): Promise<SiteIndex> {
  return {
    page: await pageShelves(),
    post: [await postShelf()],
    doc: await docShelves(),
    question: await questionShelves(),
    call: callShelves(),
  };
}

/** The same, in one list: what the search looks through. */
export async function getFound(): Promise<Found[]> {
  const index = await getSiteIndex();
  return kinds.flatMap((kind) => index[kind].flatMap((shelf) => shelf.found));
}
