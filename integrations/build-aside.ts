import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkSite } from '../server/check-site.ts';

/** Where a build writes: beside `dist/`, on the same disk. */
export const outDir = './.astro/build';

const at = (folder: string) => new URL(`../${folder}`, import.meta.url);
const remove = (folder: string) => rm(at(folder), { recursive: true, force: true });

/**
 * The last step: the build is checked, and only then renamed to `dist/`. A build that fails leaves
 * the previous site in place.
 */
export function buildAside(): AstroIntegration {
  return {
    name: 'build-aside',
    hooks: {
      'astro:build:start': () => remove(outDir),
      'astro:build:done': async () => {
        await checkSite(fileURLToPath(at(outDir)));
        await remove('.astro/former');
        await rename(at('dist'), at('.astro/former')).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error;
        });
        await rename(at(outDir), at('dist'));
        await remove('.astro/former');
      },
    },
  };
}
