/**
 * The addresses of the pages that belong to no product, and functions that make those of the
 * products. No product is named here: `products/registry.ts` lists them, and `site-map.ts` puts all
 * addresses together.
 */
import { closing, searchPage, segments } from '#i18n/addresses.ts';
import { categoryQuery } from '#i18n/filters.ts';
import { type ProductSection, productSections } from '#products/definition.ts';
import type { ProductId } from '#products/registry.ts';

/** Pages without a product; the names that visitors read are content (`navigation.yaml`). */
export const routes = {
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

export type CompanyRouteId = keyof typeof routes;
export const companyRouteIds = /* @__PURE__ */ Object.keys(routes) as CompanyRouteId[];

export type ProductRouteId = `${ProductId}-${ProductSection}`;
export type RouteId = CompanyRouteId | ProductRouteId;

export function productRoute(product: ProductId, section: ProductSection): ProductRouteId {
  return `${product}-${section}`;
}

export function productPath(product: ProductId, section: ProductSection): string {
  return section === 'overview' ? `/${product}` : `/${product}/${section}`;
}

export function pathOf(id: RouteId): string {
  const section = productSections.find((name) => id.endsWith(`-${name}`));
  if (!section) return routes[id as CompanyRouteId];
  return productPath(id.slice(0, -section.length - 1) as ProductId, section);
}

export const openapiFiles = ['/openapi.yaml', '/openapi.json'] as const;

/** What the site is called once it is among the applications of a device. */
export const manifestFile = '/manifest.webmanifest';

/** The licences of the software that the site ships, written by the build. */
export const licencesPath = '/licences.txt';

/** Old addresses that keep their metadata and lead elsewhere. */
export const redirects = { '/legal': routes.terms, '/privacy-policy': routes.privacy } as const;

/** The blog's feed, RSS 2.0. */
export const feedPath = '/blog/rss.xml';

/** What people type without having seen the address, by where it leads. */
const guessed: Readonly<Record<string, string>> = {
  [routes.home]: '/index /accueil /home /tarifs /tarif /pricing /prix /prices',
  [`${routes.home}#${closing}`]: '/essai /inscription /signup /register /demo',
  [routes.ai]: '/ia',
  [routes.contact]: '/contacts /contactez-nous /nous-contacter',
  [routes.privacy]: '/confidentialite /cookies',
  [routes.terms]: '/mentions-legales /conditions /cgu /cgv',
  [routes.about]: '/a-propos /qui-sommes-nous',
  [routes.careers]: '/carrieres /emplois /recrutement /jobs',
  [routes.press]: '/presse',
  [routes.partners]: '/partenaires',
  [routes.security]: '/securite',
  [routes.docs]: '/documentation /doc',
  [routes.api]: '/developpeurs /developers',
  [routes.community]: '/communaute',
  [routes.support]: '/faq /aide /help',
  [routes.guides]: '/guide',
  [routes.glossary]: '/glossary /lexique',
  [searchPage]: '/search /plan-du-site /sitemap',
  [`${routes.docs}#connexion`]: '/connexion /login /signin /sign-in /compte',
  [feedPath]:
    '/feed /rss /rss.xml /feed.xml /atom.xml /index.xml /blog/feed /blog/rss /feed.json /blog/feed.json',
};

/** The same below a product's address, by the section that is meant. */
const guessedSections: Readonly<Record<ProductSection, string>> = {
  overview: 'accueil presentation essai connexion demo',
  features: 'fonctionnalites fonctions',
  pricing: 'tarifs tarif prix prices tarification',
};

/** What people type below the products whose pages are among these; their brochures were pages once. */
const guessedBelow = (pages: readonly string[]): [from: string, to: string][] =>
  pages.flatMap((page) => {
    const [, product] = /^\/([^/]+)\/pricing$/.exec(page) ?? [];
    if (!product) return [];
    const sections = productSections.flatMap((section) =>
      guessedSections[section]
        .split(' ')
        .map((name): [string, string] => [
          `/${product}/${name}`,
          productPath(product as ProductId, section),
        ]),
    );
    return [...sections, [`/${product}/brochure`, brochureFile(product as ProductId)]];
  });

/** Every guess, and where it leads. */
export const guesses = (pages: readonly string[]): [from: string, to: string][] => [
  ...Object.entries(guessed).flatMap(([to, names]) =>
    names.split(' ').map((from): [string, string] => [from, to]),
  ),
  ...guessedBelow(pages),
];

export function screensPath(product: ProductId): string {
  return `${productPath(product, 'overview')}/${segments.screens}`;
}

/** The drawing of a screen, by the id of its tab. */
export const screenFile = (product: ProductId, tab: string): string =>
  `${screensPath(product)}/${tab}.json`;

export const brochureFile = (product: ProductId): string => `/brochures/${product}.pdf`;

/** Downloads for the press. */
export const pressFiles = {
  logo: '/presse/logos.zip',
  images: '/presse/images.zip',
  guide: '/presse/charte.pdf',
  facts: '/presse/fiche.txt',
} as const;

export const postPath = (slug: string): string => `${routes.blog}/${slug}`;

/** A page of a long list, `/blog/categorie/ia/page/2`: of all, or of a category. */
export function listPath(list: string, category = '', number = 1): string {
  const within = category && `/${categoryQuery}/${category}`;
  return `${list}${within}${number > 1 ? `/${segments.page}/${number}` : ''}`;
}

export const docPath = (slug: string): string => `${routes.docs}/${slug}`;

export const guidePath = (slug: string): string => `${routes.guides}/${slug}`;

export const hoursPath = () => guidePath(segments.hours);

export const templatePath = (name: string): string => `/${segments.templates}/${name}.csv`;

/** The share image of a page. Pages without their own image use the home page's. */
export function shareImagePath(path: string): string {
  return `/${segments.share}${path === routes.home ? '' : path}.png`;
}

/** A link to one state of a page: `/blog?categorie=ia`. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(query)}`;
}

/** Places of the community outside the site. A deployment may not have an address for each yet. */
export const communityChannels = ['chat', 'code', 'forum', 'social'] as const;
export type CommunityChannel = (typeof communityChannels)[number];
