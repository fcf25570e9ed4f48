/**
 * The route table. Every link, the menus, the footer, the sitemap and the tests derive from it.
 * Names shown to visitors are content (`content/fr/navigation.yaml`), keyed by route id.
 */

export const productIds = ['tappharm', 'tappos', 'tapschool'] as const;
export type ProductId = (typeof productIds)[number];

export const productSections = ['overview', 'features', 'pricing'] as const;
export type ProductSection = (typeof productSections)[number];

export const routes = {
  home: '/',
  ai: '/ai',
  blog: '/blog',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  'tappharm-overview': '/tappharm',
  'tappharm-features': '/tappharm/features',
  'tappharm-pricing': '/tappharm/pricing',
  'tappos-overview': '/tappos',
  'tappos-features': '/tappos/features',
  'tappos-pricing': '/tappos/pricing',
  'tapschool-overview': '/tapschool',
  'tapschool-features': '/tapschool/features',
  'tapschool-pricing': '/tapschool/pricing',
  about: '/about',
  careers: '/careers',
  press: '/press',
  partners: '/partners',
  security: '/security',
  docs: '/docs',
  api: '/api',
  community: '/community',
  support: '/support',
} as const;

export type RouteId = keyof typeof routes;
export const routeIds = Object.keys(routes) as RouteId[];

/** The description of the sample API, to download. */
export const openapiFiles = ['/openapi.yaml', '/openapi.json'] as const;

/** Old addresses that keep their metadata and lead elsewhere. */
export const redirects = {
  '/legal': routes.terms,
  '/privacy-policy': routes.privacy,
} as const;

/** Groups of footer links, in reading order; ids are headings in `navigation.yaml`. */
export const footerGroups = {
  products: ['tappharm-overview', 'tappos-overview', 'tapschool-overview', 'ai'],
  company: ['about', 'careers', 'partners', 'press', 'contact'],
  resources: ['support', 'docs', 'api', 'community', 'blog', 'security'],
  legal: ['privacy', 'terms'],
} as const satisfies Record<string, readonly RouteId[]>;

export type FooterGroup = keyof typeof footerGroups;

export function productRoute(product: ProductId, section: ProductSection): RouteId {
  return `${product}-${section}`;
}

/** The page of all the screens of a product. */
export function screensPath(product: ProductId): string {
  return `${routes[productRoute(product, 'overview')]}/ecrans`;
}

/** A product on one page, to print; `brochureFile` is the same sheet as a PDF. */
export function brochurePath(product: ProductId): string {
  return `${routes[productRoute(product, 'overview')]}/brochure`;
}

export function brochureFile(product: ProductId): string {
  return `/brochures/${product}.pdf`;
}

/** What the press can take away, made by `npm run press-kit`. */
export const pressFiles = {
  logo: '/presse/logos.zip',
  screens: '/presse/ecrans.zip',
  sheet: '/presse/charte.pdf',
  facts: '/presse/fiche.txt',
} as const;

/** Results of a search, and the index of the whole site: `/recherche?q=inventaire`. */
export const searchPath = '/recherche';

/** The blog for feed readers: RSS 2.0 and JSON Feed 1.1. */
export const feedPaths = {
  rss: `${routes.blog}/rss.xml`,
  json: `${routes.blog}/feed.json`,
} as const;

export function postPath(slug: string): string {
  return `${routes.blog}/${slug}`;
}

export function docPath(slug: string): string {
  return `${routes.docs}/${slug}`;
}

/** The share image of a page; the home page's serves for pages that have none of their own. */
export function shareImagePath(path: string): string {
  return `/partage${path === routes.home ? '' : path}.png`;
}

/** A shared link to one state of a page: `/blog?categorie=ia`. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(query)}`;
}
