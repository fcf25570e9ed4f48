import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { precached } from '#offline/precache.ts';
import { feedPaths } from '#routes.ts';
import { addressOf, listFiles } from '../tools/dist.ts';

const source = (name: string) => fileURLToPath(new URL(`../src/offline/${name}`, import.meta.url));

/**
 * Writes `sw.js` with the list of what it keeps, or, when the site is built with
 * SERVICE_WORKER=off, the worker that retires it (docs/decisions/012).
 * @param shipped is told the files of which the worker holds something
 */
export function serviceWorker({ on }: { on: boolean }, shipped: Set<string>): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = precached(await listFiles(root), await newestPosts(root));
        const manifest = await Promise.all(
          files.map(async (file) => ({
            url: file.endsWith('.html') ? addressOf(file) : `/${file}`,
            // Names under _a/ carry their own hash.
            revision: file.startsWith('_a/') ? null : await digest(join(root, file)),
          })),
        );
        const { metafile } = await build({
          metafile: true,
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
        for (const { inputs } of Object.values(metafile.outputs)) {
          for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
            if (bytesInOutput > 0) shipped.add(resolve(file));
          }
        }
      },
    },
  };
}

/** The feed holds the newest articles in their order. */
async function newestPosts(root: string): Promise<string[]> {
  const { items } = JSON.parse(await readFile(join(root, feedPaths.json), 'utf8'));
  return items.map(({ url }: { url: string }) => new URL(url).pathname);
}

async function digest(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 12);
}
