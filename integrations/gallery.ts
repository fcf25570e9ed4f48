import type { AstroIntegration } from 'astro';

/** The developers' page of `ui/` examples, at /dev/composants, in development only. */
export function gallery(): AstroIntegration {
  return {
    name: 'gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/dev/composants', entrypoint: './src/gallery/index.astro' });
      },
    },
  };
}
