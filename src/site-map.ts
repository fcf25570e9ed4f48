/** Every address of the route table, in order, and its group in the footer. */
import { searchPage } from '#i18n/addresses.ts';
import { productIds } from '#products/registry.ts';
import { productSections } from '#products/room.ts';
import {
  hoursPath,
  houseRouteIds,
  pathOf,
  productRoute,
  type RouteId,
  screensPath,
} from './routes.ts';

const ofProducts = productIds.flatMap((product) =>
  productSections.map((section) => productRoute(product, section)),
);
/** The products' pages come before those about the company. */
const first = houseRouteIds.indexOf('about');

export const routeIds: readonly RouteId[] = [
  ...houseRouteIds.slice(0, first),
  ...ofProducts,
  ...houseRouteIds.slice(first),
];

export const sitePaths: readonly string[] = routeIds.map(pathOf);

/** The other pages whose addresses no content makes. */
export const otherPaths: readonly string[] = [
  searchPage,
  ...productIds.map(screensPath),
  hoursPath(),
];

/** Groups of footer links, in reading order; ids are headings in `navigation.yaml`. */
export const footerGroups = {
  products: [...productIds.map((product) => productRoute(product, 'overview')), 'ai'],
  company: ['about', 'careers', 'partners', 'press', 'contact'],
  resources: ['support', 'docs', 'api', 'community', 'blog', 'guides', 'glossary', 'security'],
  legal: ['privacy', 'terms'],
} as const satisfies Record<string, readonly RouteId[]>;

export type FooterGroup = keyof typeof footerGroups;
