/**
 * The addresses of the pages that belong to no product, and functions that make those of the
 * products. No product is named here: `products/registry.ts` lists them, and `site-map.ts` puts all
 * addresses together.
 */
import { anchors, offlinePage, segments } from '#i18n/addresses.ts';
import { currentLocale, editionOf, inEdition, withoutEdition } from '#i18n/edition.ts';
import type { Locale } from '#i18n/locales.ts';
import type { ProductId } from '#products/registry.ts';
import { type ProductSection, productSections } from '#products/room.ts';

/**
 * Pages that belong to no product. The names that visitors read are content (`navigation.yaml`).
 */
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
  glossary: `/${segments.glossary}`,
} as const;

export type HouseRouteId = keyof typeof houseRoutes;
export const houseRouteIds = Object.keys(houseRoutes) as HouseRouteId[];

/** The addresses of these pages, in the edition of the page that asks. */
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

/** The address of any page of the route table, by default in the edition of the page that asks. */
export function pathOf(id: RouteId, locale: Locale = currentLocale()): string {
  const section = productSections.find((name) => id.endsWith(`-${name}`));
  if (!section) return inEdition(houseRoutes[id as HouseRouteId], locale);
  return inEdition(plainPath(id.slice(0, -section.length - 1) as ProductId, section), locale);
}

/** The description of the sample API to download, in the edition of the page that asks. */
export const openapiFiles = () => ['/openapi.yaml', '/openapi.json'].map((file) => inEdition(file));

/** What the site is called once it stands among the applications of a device. */
export const manifestFile = () => inEdition('/manifest.webmanifest');

/** The section of the page « hors ligne » where a visitor keeps the whole site on the device. */
export const keepPath = () => inEdition(`${offlinePage}#${anchors.keep}`);

/** The licences of the software that the site ships, written by the build. */
export const licencesPath = '/licences.txt';

/** Old addresses that keep their metadata and lead elsewhere. */
export const redirects = {
  '/legal': houseRoutes.terms,
  '/privacy-policy': houseRoutes.privacy,
} as const;

/**
 * Every address that leads to another: the old ones, and that of the blog's first page by number.
 */
export const moved = { ...redirects, '/blog/page/1': houseRoutes.blog } as const;

/** The page of all the screens of a product. */
export function screensPath(product: ProductId): string {
  return `${productPath(product, 'overview')}/${segments.screens}`;
}

/** The brochure of a product as a page; `brochureFile` is the same sheet as a PDF. */
export function brochurePath(product: ProductId): string {
  return `${productPath(product, 'overview')}/brochure`;
}

export function brochureFile(product: ProductId): string {
  return inEdition(`/brochures/${product}.pdf`);
}

/**
 * Downloads for the press. The build makes them, with the pictures that `npm run press-kit` takes.
 * Those that hold words are in the edition of the page that asks; the pictures are those of the
 * French pages.
 */
export const pressFiles = {
  logo: '/presse/logos.zip',
  screens: '/presse/ecrans.zip',
  get sheet() {
    return inEdition('/presse/charte.pdf');
  },
  get facts() {
    return inEdition('/presse/fiche.txt');
  },
};

/** The blog's feeds, RSS 2.0 and JSON Feed 1.1, in the edition of the page that asks. */
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

/** A page of the list of articles, by its number; the first one is `/blog`. */
export function blogPagePath(page: number): string {
  return page === 1 ? routes.blog : `${routes.blog}/page/${page}`;
}

/** A summary of every article, so that filters also find those on other pages of the list. */
export const blogListPath = () => `${routes.blog}/articles.json`;

export function docPath(slug: string): string {
  return `${routes.docs}/${slug}`;
}

/** A sheet to print: questions to ask, or steps to tick. */
export function guidePath(slug: string): string {
  return `${routes.guides}/${slug}`;
}

/** The calculator of the hours that paper records take. */
export const hoursPath = () => guidePath(segments.hours);

/** An empty table to fill in a spreadsheet. */
export function templatePath(name: string): string {
  return inEdition(`/${segments.templates}/${name}.csv`);
}

/** The share image of a page. Pages without an image of their own use the home page's. */
export function shareImagePath(path: string): string {
  const page = withoutEdition(path);
  return inEdition(
    `/${segments.share}${page === houseRoutes.home ? '' : page}.png`,
    editionOf(path),
  );
}

/** A link to one state of a page: `/blog?categorie=ia`. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(query)}`;
}

/** Places of the community outside the site. A deployment may not have an address for each yet. */
export const communityChannels = ['chat', 'code', 'forum', 'social'] as const;
export type CommunityChannel = (typeof communityChannels)[number];
