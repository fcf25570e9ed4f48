import { reference } from 'astro:content';
import { existsSync } from 'node:fs';

/**
 * The name of an entry of another collection. Astro's own `reference` lets a name without a file
 * pass, and the page then shows less than it should: this one stops the build.
 */
export const linkTo = (collection: 'products' | 'plans') =>
  reference(collection).refine(({ id }) => existsSync(`src/content/fr/${collection}/${id}.yaml`), {
    error: ({ input }) =>
      `src/content/fr/${collection}/${(input as { id: string }).id}.yaml n’existe pas`,
  });
