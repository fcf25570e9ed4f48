import type { AstroIntegration } from 'astro';

/**
 * Leaves the class names of CSS modules in the browser's code, and drops their styles there.
 *
 * A page's script can reach the code of every island, so Astro would give that page the styles of
 * them all. A page already has those of the islands it shows: it imports their components.
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
                  // Vite has read the class names by now, and keeps them elsewhere.
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
