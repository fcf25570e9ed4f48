import type { AstroIntegration } from 'astro';

/**
 * Vite wraps every dynamic import in a helper that preloads the chunk's styles and dependencies:
 * 0.8 kB on every page. Ours have neither, and the script budget is 3 kB.
 */
export function plainImports(): AstroIntegration {
  return {
    name: 'plain-imports',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'plain-imports',
                enforce: 'pre',
                apply: 'build',
                load: {
                  filter: { id: /vite\/preload-helper/ },
                  handler: () => 'export const __vitePreload = (load) => load();',
                },
              },
            ],
          },
        });
      },
    },
  };
}
