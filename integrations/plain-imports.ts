import type { AstroIntegration } from 'astro';

/**
 * Vite wraps every dynamic import in a helper that preloads the chunk's styles and dependencies: a
 * file and a table more on every page. Ours have no styles, and ask for what they need themselves.
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
                apply: 'build',
                configResolved({ plugins }) {
                  const own = plugins as (typeof plugins)[number][];
                  const at = () =>
                    own.findIndex(({ name }) =>
                      /import-analysis-build$|build-import-analysis$/.test(name),
                    );
                  while (at() >= 0) own.splice(at(), 1);
                },
              },
              {
                name: 'entries-share',
                apply: 'build',
                applyToEnvironment: ({ name }) => name === 'client',
                // What a page's own script holds, its later chunks find there: no file more to fetch.
                options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
              },
            ],
          },
        });
      },
    },
  };
}
