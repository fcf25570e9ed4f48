/**
 * Builds the site: `npm run build`. Uses as little memory as possible without taking more time:
 * glibc would reserve some for each of two dozen threads and keep what a large picture used (a share
 * image has 3 MB: given back after each, it would take half as long again to draw), the bundler would
 * keep what it has freed, in huge pages, and V8 lets its heap grow to twice what is in use.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The heap in megabytes: half more than a build uses, or collecting garbage takes a third of it. */
const heap = 450 + Math.ceil(readdirSync(at('src/content'), { recursive: true }).length / 4);

/** Of glibc, which would also give back the end of its memory after each image; of the bundler. */
const memory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '4000000',
  MALLOC_TRIM_THRESHOLD_: '30000000',
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_ALLOW_THP: '0',
};

const build = [at('node_modules/astro/bin/astro.mjs'), 'build', ...process.argv.slice(2)];
const run = (...options: string[]) =>
  spawnSync(process.execPath, [...options, ...build], {
    stdio: 'inherit',
    env: { ...memory, ...process.env },
  });

let { status, signal } = run(`--max-old-space-size=${heap}`);
// A heap that is too small ends this way.
if (signal === 'SIGABRT') {
  console.warn('La construction demande plus de mémoire : elle recommence sans limite.');
  ({ status } = run());
}
if (signal === 'SIGKILL')
  console.error(
    'La construction a été arrêtée, sans doute faute de mémoire. dist/ reste tel quel.',
  );
process.exitCode = status ?? 1;
