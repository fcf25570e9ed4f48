import type { AstroIntegration } from 'astro';

/**
 * Pages for developers, in development only: the examples of `ui/`, and the seasons side by side.
 */
export function devPages(): AstroIntegration {
  return {
    name: 'dev-pages',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/dev/composants', entrypoint: './src/dev-pages/components.astro' });
        injectRoute({ pattern: '/dev/saisons', entrypoint: './src/dev-pages/seasons.astro' });
      },
    },
  };
}
