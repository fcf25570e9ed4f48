import type { AstroIntegration } from 'astro';
import { productSections } from '#products/definition.ts';
import { productIds } from '#products/registry.ts';
import { productPath } from '#routes.ts';

/** One route per page of a product: from a `[product]` route Astro gives each the styles of all. */
export function productRoutes(): AstroIntegration {
  return {
    name: 'product-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const product of productIds) {
          const pages = `./src/products/${product}/pages`;
          for (const section of productSections) {
            const pattern = productPath(product, section);
            injectRoute({ pattern, entrypoint: `${pages}/${section}.astro` });
          }
        }
      },
    },
  };
}
