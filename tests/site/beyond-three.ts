import { productIds } from '#products/registry.ts';

/**
 * How many products there are beyond three, the number that the site's size limits were set for.
 */
export const beyondThree = Math.max(0, productIds.length - 3);
