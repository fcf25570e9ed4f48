import type { ReactNode } from 'react';
import { type ProductId, productIds } from './registry.ts';

/** A part of a product that other pages show, made from the product's own content. */
export type Face<Part = ReactNode> = () => Promise<Part>;

/**
 * Loads one part of every product. Each kind of part has its own file (`dashboards.ts`, `gesture.ts`),
 * because Astro gives a page the styles of all that its imports can reach.
 * @param found the result of `import.meta.glob`: `./<id>/faces/<file>`
 * @throws Error naming the file that a product lacks
 */
export async function draw<Part = ReactNode>(
  file: string,
  found: Readonly<Record<string, Face<Part>>>,
): Promise<Readonly<Record<ProductId, Part>>> {
  const drawn = productIds.map(async (product) => {
    const face = found[`./${product}/faces/${file}`];
    if (!face) throw new Error(`src/products/${product}/faces/${file} manque`);
    return [product, await face()] as const;
  });
  return Object.fromEntries(await Promise.all(drawn)) as Record<ProductId, Part>;
}
