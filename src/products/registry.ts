/** The products of the site, in the order of its menus. The only list of them. */
import type { Room } from './room.ts';
import { tappharm } from './tappharm/room.ts';
import { tappos } from './tappos/room.ts';
import { tapschool } from './tapschool/room.ts';

export const rooms = [tappharm, tappos, tapschool] as const satisfies readonly Room[];

export type ProductId = (typeof rooms)[number]['id'];
export const productIds: readonly ProductId[] = rooms.map(({ id }) => id);

/** The product that has this id, if one has. */
export const productOf = (id: string | undefined): ProductId | undefined =>
  productIds.find((product) => product === id);

/** The product that a route belongs to (`tappos-pricing`), if it is not one of the house. */
export const productOfRoute = (route: string | undefined): ProductId | undefined =>
  productIds.find((product) => route?.startsWith(`${product}-`));
