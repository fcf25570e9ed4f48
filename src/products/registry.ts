/** The products of the site, in the order of its menus. The only list of them. */
import type { ProductDefinition } from './definition.ts';
import { tappharm } from './tappharm/definition.ts';
import { tappos } from './tappos/definition.ts';
import { tapschool } from './tapschool/definition.ts';

export const products = [
  tappharm,
  tappos,
  tapschool,
] as const satisfies readonly ProductDefinition[];

export type ProductId = (typeof products)[number]['id'];
export const productIds: readonly ProductId[] = products.map(({ id }) => id);

export const productOf = (id: string | undefined): ProductId | undefined =>
  productIds.find((product) => product === id);

/** The product that a route belongs to (`tappos-pricing`), if it belongs to a product. */
export const productOfRoute = (route: string | undefined): ProductId | undefined =>
  productIds.find((product) => route?.startsWith(`${product}-`));
