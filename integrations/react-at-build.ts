import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const runtime = fileURLToPath(new URL('../src/lib/jsx-runtime.ts', import.meta.url));

/**
 * React at build time only: islands bring their own start code, so Astro's is left out. Elements
 * are made by our runtime, but those of share images, which are drawn and not read.
 */
export function reactAtBuild(): AstroIntegration {
  const integration = react();
  const setup = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) => {
        options.updateConfig({
          vite: {
            plugins: [
              {
                name: 'jsx-runtime',
                enforce: 'pre',
                resolveId: (id, importer = '') =>
                  /^react\/jsx-(?:dev-)?runtime$/.test(id) &&
                  /\/src\/(?!share\/).*\.tsx/.test(importer)
                    ? runtime
                    : undefined,
              },
            ],
          },
        });
        return setup?.({
          ...options,
          addRenderer: ({ name, serverEntrypoint }) =>
            options.addRenderer({ name, serverEntrypoint }),
        });
      },
    },
  };
}
