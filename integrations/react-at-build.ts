import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** React at build time only: islands bring their own start code, so Astro's is left out. */
export function reactAtBuild(): AstroIntegration {
  // Read from a stream, an element costs nine times as much.
  const integration = react({ experimentalDisableStreaming: true });
  const setup = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) => {
        return setup?.({
          ...options,
          addRenderer: ({ name, serverEntrypoint }) =>
            options.addRenderer({ name, serverEntrypoint }),
        });
      },
    },
  };
}
