import type { AstroIntegration } from 'astro';
import { productSections } from '#products/definition.ts';
import { productIds } from '#products/registry.ts';
import { productPath, screensPath } from '#routes.ts';

/**
 * Adds one route per page of each product. A single `[product]` route would import every product, and
 * Astro would give each product's pages the styles of all.
 */
export function productRoutes(): AstroIntegration {
  return {
    name: 'product-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const product of productIds) {
          const pages = `./src/products/${product}/pages`;
          injectRoute({ pattern: screensPath(product), entrypoint: `${pages}/screens.astro` });
          for (const section of productSections) {
            const pattern = productPath(product, section);
            injectRoute({ pattern, entrypoint: `${pages}/${section}.astro` });
          }
        }
      },
    },
  };
}
