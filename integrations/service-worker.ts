import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { precached } from '../deploy/precache.ts';
import { addressOf, listFiles } from '../deploy/site-files.ts';

const source = (name: string) =>
  fileURLToPath(new URL(`../src/service-worker/${name}`, import.meta.url));

/**
 * Writes `sw.js` with the list of what it keeps, or, when the site is built with
 * SERVICE_WORKER=off, the worker that retires it (docs/decisions/012).
 */
export function serviceWorker({ on }: { on: boolean }): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = precached(await listFiles(root));
        const manifest = await Promise.all(
          files.map(async (file) => ({
            url: file.endsWith('.html') ? addressOf(file) : `/${file}`,
            // Names under _a/ carry their own hash.
            revision: file.startsWith('_a/') ? null : await digest(join(root, file)),
          })),
        );
        await build({
          entryPoints: [source(on ? 'worker.ts' : 'retire.ts')],
          outfile: join(root, 'sw.js'),
          bundle: true,
          minify: true,
          format: 'iife',
          target: 'es2020',
          logLevel: 'warning',
          define: {
            'self.__WB_MANIFEST': JSON.stringify(manifest),
            'process.env.NODE_ENV': '"production"',
          },
        });
      },
    },
  };
}

async function digest(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 12);
}
