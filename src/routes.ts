/**
 * The addresses of the house, and how those of the products are made. No product is named here:
 * `products/registry.ts` lists them, `site-map.ts` puts all addresses together.
 */
import { currentLocale, editionOf, inEdition, withoutEdition } from '#i18n/edition.ts';
import type { Locale } from '#i18n/locales.ts';
import type { ProductId } from '#products/registry.ts';
import { type ProductSection, productSections } from '#products/room.ts';

/** Pages that are not a product's. Names shown to visitors are content (`navigation.yaml`). */
const houseRoutes = {
  home: '/',
  ai: '/ai',
  blog: '/blog',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  about: '/about',
  careers: '/careers',
  press: '/press',
  partners: '/partners',
  security: '/security',
  docs: '/docs',
  api: '/api',
  community: '/community',
  support: '/support',
  guides: '/guides',
  glossary: '/glossaire',
} as const;

export type HouseRouteId = keyof typeof houseRoutes;
export const houseRouteIds = Object.keys(houseRoutes) as HouseRouteId[];

/** Their addresses in the edition of the page that asks. */
export const routes: Readonly<Record<HouseRouteId, string>> = new Proxy(houseRoutes, {
  get: (all, id: HouseRouteId) => inEdition(all[id]),
});

export type ProductRouteId = `${ProductId}-${ProductSection}`;
export type RouteId = HouseRouteId | ProductRouteId;

export function productRoute(product: ProductId, section: ProductSection): ProductRouteId {
  return `${product}-${section}`;
}

const plainPath = (product: ProductId, section: ProductSection) =>
  section === 'overview' ? `/${product}` : `/${product}/${section}`;

export function productPath(product: ProductId, section: ProductSection): string {
  return inEdition(plainPath(product, section));
}

/** The address of any page of the route table, in the edition of the page that asks by default. */
export function pathOf(id: RouteId, locale: Locale = currentLocale()): string {
  const section = productSections.find((name) => id.endsWith(`-${name}`));
  if (!section) return inEdition(houseRoutes[id as HouseRouteId], locale);
  return inEdition(plainPath(id.slice(0, -section.length - 1) as ProductId, section), locale);
}

/** The description of the sample API, to download. */
export const openapiFiles = ['/openapi.yaml', '/openapi.json'] as const;

/** Where a device is made to keep the whole site. */
export const keepPath = () => inEdition('/hors-ligne#garder');

/** The notices of what the site is made with, written by the build. */
export const licencesPath = '/licences.txt';

/** Old addresses that keep their metadata and lead elsewhere. */
export const redirects = {
  '/legal': houseRoutes.terms,
  '/privacy-policy': houseRoutes.privacy,
} as const;

/** Every address that leads to another: the old ones, and the long way to write the first page. */
export const moved = { ...redirects, '/blog/page/1': houseRoutes.blog } as const;

/** The page of all the screens of a product. */
export function screensPath(product: ProductId): string {
  return `${productPath(product, 'overview')}/ecrans`;
}

/** A product on one page; `brochureFile` is the same sheet as a PDF. */
export function brochurePath(product: ProductId): string {
  return `${productPath(product, 'overview')}/brochure`;
}

export function brochureFile(product: ProductId): string {
  return inEdition(`/brochures/${product}.pdf`);
}

/** What the press can take away. The build makes it; pictures of screens, `npm run press-kit`. */
export const pressFiles = {
  logo: '/presse/logos.zip',
  screens: '/presse/ecrans.zip',
  sheet: '/presse/charte.pdf',
  facts: '/presse/fiche.txt',
} as const;

/** The blog for feed readers: RSS 2.0 and JSON Feed 1.1. */
export const feedPaths = {
  get rss() {
    return `${routes.blog}/rss.xml`;
  },
  get json() {
    return `${routes.blog}/feed.json`;
  },
};

export function postPath(slug: string): string {
  return `${routes.blog}/${slug}`;
}

/** A page of the list of articles. The first one is the blog itself. */
export function blogPagePath(page: number): string {
  return page === 1 ? routes.blog : `${routes.blog}/page/${page}`;
}

/** Every article in brief, for the filters of a list that has several pages. */
export const blogListPath = () => `${routes.blog}/articles.json`;

export function docPath(slug: string): string {
  return `${routes.docs}/${slug}`;
}

/** A sheet to print: a list of questions, a list to tick. */
export function guidePath(slug: string): string {
  return `${routes.guides}/${slug}`;
}

/** Where one reckons what one's own notebook takes. */
export const hoursPath = () => guidePath('mes-heures');

/** A table to fill, for a spreadsheet. */
export function templatePath(name: string): string {
  return inEdition(`/modeles/${name}.csv`);
}

/** The share image of a page; the home page's serves for pages that have none of their own. */
export function shareImagePath(path: string): string {
  const page = withoutEdition(path);
  return inEdition(`/partage${page === houseRoutes.home ? '' : page}.png`, editionOf(path));
}

/** A shared link to one state of a page: `/blog?categorie=ia`. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(query)}`;
}

/** Places of the community, outside the site: each deployment has their addresses, or not yet. */
export const communityChannels = ['chat', 'code', 'forum', 'social'] as const;
export type CommunityChannel = (typeof communityChannels)[number];
