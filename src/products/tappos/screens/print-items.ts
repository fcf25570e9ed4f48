import { NBSP } from '#lib/spaces.ts';

/** « Huile 5 L × 2, Sucre ». */
export function printItems(items: readonly { name: string; quantity: number }[]): string {
  return items
    .map(({ name, quantity }) => (quantity > 1 ? `${name}${NBSP}×${NBSP}${quantity}` : name))
    .join(', ');
}
