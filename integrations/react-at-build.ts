import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** React for the build alone: islands bring their own start, and nothing asks for Astro's. */
export function reactAtBuild(): AstroIntegration {
  const integration = react();
  const setup = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setup?.({
          ...options,
          addRenderer: ({ name, serverEntrypoint }) =>
            options.addRenderer({ name, serverEntrypoint }),
        }),
    },
  };
}
