import { productIds } from '#products/registry.ts';

/** Products more than the three for which the limits of the whole site were set: each has room of its own. */
export const beyondThree = Math.max(0, productIds.length - 3);
