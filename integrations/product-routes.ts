import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { productIds } from '../src/products/registry.ts';
import { productSections } from '../src/products/room.ts';
import { productPath, screensPath } from '../src/routes.ts';

/** A file from the project's folder, and where its page stands. */
interface Page {
  readonly pattern: string;
  readonly entrypoint: string;
}

/** The pages of the products, each at its address. */
function productPages(): Page[] {
  return productIds.flatMap((product) => {
    const pages = `./src/products/${product}/pages`;
    return [
      ...productSections.map((section) => ({
        pattern: productPath(product, section),
        entrypoint: `${pages}/${section}.astro`,
      })),
      { pattern: screensPath(product), entrypoint: `${pages}/screens.astro` },
    ];
  });
}

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
        for (const page of productPages()) injectRoute(page);
      },
    },
  };
}
