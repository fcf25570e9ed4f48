import type { AstroIntegration } from 'astro';

/**
 * Keeps the class names of CSS modules in the browser's code, and drops their styles there. A
 * page's script can reach the code of every island, so Astro would give that page all their styles.
 * A page already has those of the islands it shows, because it imports their components.
 */
export function islandStyles(): AstroIntegration {
  return {
    name: 'island-styles',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'island-styles',
                apply: 'build',
                applyToEnvironment: ({ name }) => name === 'client',
                transform: {
                  filter: { id: /\.module\.css$/ },
                  // Vite has stored the class names elsewhere by now.
                  handler: () => ({ code: '', map: null }),
                },
              },
            ],
          },
        });
      },
    },
  };
}
