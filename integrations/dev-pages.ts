import type { AstroIntegration } from 'astro';

/** Pages for developers, in development only: the examples of `ui/`. */
export function devPages(): AstroIntegration {
  return {
    name: 'dev-pages',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/dev/composants', entrypoint: './src/dev-pages/components.astro' });
      },
    },
  };
}
