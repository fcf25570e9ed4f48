import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** A step after the build. @param step receives the folder that was built, and prints a text */
export const afterBuild = (
  name: string,
  step: (root: string, print: (text: string) => void) => Promise<void>,
): AstroIntegration => ({
  name,
  hooks: {
    'astro:build:done': ({ dir, logger }) => step(fileURLToPath(dir), (text) => logger.info(text)),
  },
});
