/** Adds what `value` reads on each item; nothing adds up to zero. */
export function sumOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}
