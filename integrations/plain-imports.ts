import type { AstroIntegration } from 'astro';

/**
 * Vite wraps every dynamic import in a helper that preloads the chunk's styles and dependencies:
 * one more file and table on every page. Our chunks have no styles and fetch what they need, so the
 * wrapper is removed.
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
                // Code that a page's own script already holds is shared from there, instead of a
                // further file.
                options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
              },
            ],
          },
        });
      },
    },
  };
}
