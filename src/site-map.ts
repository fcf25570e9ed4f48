/** Every address of the route table, in order, and its group in the footer. */
import { searchPage } from '#i18n/addresses.ts';
import { productSections } from '#products/definition.ts';
import { productIds } from '#products/registry.ts';
import {
  companyRouteIds,
  hoursPath,
  pathOf,
  productRoute,
  type RouteId,
  screensPath,
} from './routes.ts';

const ofProducts = productIds.flatMap((product) =>
  productSections.map((section) => productRoute(product, section)),
);
/** The products' pages come before those about the company. */
const first = companyRouteIds.indexOf('about');

export const routeIds: readonly RouteId[] = [
  ...companyRouteIds.slice(0, first),
  ...ofProducts,
  ...companyRouteIds.slice(first),
];

export const sitePaths: readonly string[] = routeIds.map(pathOf);

/** The other pages with addresses that do not come from content. */
export const otherPaths: readonly string[] = [
  searchPage,
  ...productIds.map(screensPath),
  hoursPath(),
];

/** Groups of footer links, in reading order; ids are headings in `navigation.yaml`. */
export const footerGroups = {
  products: [...productIds.map((product) => productRoute(product, 'overview')), 'ai'],
  company: ['about', 'careers', 'partners', 'press', 'contact'],
  legal: ['privacy', 'terms'],
  resources: ['support', 'docs', 'api', 'community', 'blog', 'guides', 'glossary', 'security'],
} as const satisfies Record<string, readonly RouteId[]>;

export type FooterGroup = keyof typeof footerGroups;
