import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { productIds } from '../src/products/registry.ts';
import { productSections } from '../src/products/room.ts';
import { productPath, screensPath } from '../src/routes.ts';

/**
 * Adds one route per page of each product. A single `[product]` route would import every room, and
 * Astro would give each product's pages the styles of all.
 */
export function productRoutes(): AstroIntegration {
  return {
    name: 'product-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute, updateConfig, config }) => {
        // Imported by path, not looked up in a list of all rooms, which would bring the styles of
        // all.
        const first = fileURLToPath(
          new URL(`src/products/${productIds[0]}/faces/ai.tsx`, config.root),
        );
        const plugin = {
          name: 'first-product',
          resolveId: (id: string) => (id === 'virtual:first-product/ai' ? first : undefined),
        };
        updateConfig({ vite: { plugins: [plugin] } });
        for (const product of productIds) {
          const pages = `./src/products/${product}/pages`;
          for (const section of productSections) {
            const pattern = productPath(product, section);
            injectRoute({ pattern, entrypoint: `${pages}/${section}.astro` });
          }
          injectRoute({ pattern: screensPath(product), entrypoint: `${pages}/screens.astro` });
        }
      },
    },
  };
}
