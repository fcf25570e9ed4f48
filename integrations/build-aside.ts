import { readdirSync, rmSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkSite } from '../server/check-site.ts';
import { refuseReadOnly } from '../tools/check-folders.ts';

const PREFIX = 'build-';

/** Where this process builds: beside `dist/`, on the same disk, under its own name. */
export const outDir = `./.astro/${PREFIX}${process.pid}/`;

/**
 * The last step: the build is checked, and only then renamed to `dist/`. A build that fails leaves
 * the previous site in place.
 */
export function buildAside(): AstroIntegration {
  return {
    name: 'build-aside',
    hooks: {
      'astro:config:setup': ({ config }) => refuseReadOnly(fileURLToPath(config.root)),
      'astro:build:start': () => {
        const asides = new URL('../.astro/', import.meta.url);
        for (const name of readdirSync(asides).filter(isForsaken)) remove(new URL(name, asides));
        process.once('exit', () => remove(new URL(`../${outDir}`, import.meta.url)));
      },
      'astro:build:done': async ({ dir }) => {
        const built = fileURLToPath(dir).replace(/\/$/, '');
        const dist = fileURLToPath(new URL('../dist', import.meta.url));
        const former = `${built}-former`;
        await checkSite(built);
        await rename(dist, former).catch(unlessMissing);
        await rename(built, dist);
        await rm(former, { recursive: true, force: true });
      },
    },
  };
}

function remove(folder: URL): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Left behind by a build that was killed. */
function isForsaken(name: string): boolean {
  const [, pid] = new RegExp(`^${PREFIX}(\\d+)(?:-former)?$`).exec(name) ?? [];
  if (pid === undefined) return false;
  try {
    process.kill(Number(pid), 0);
    return Number(pid) === process.pid;
  } catch {
    return true;
  }
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
