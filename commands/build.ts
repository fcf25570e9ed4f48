/**
 * Builds the site: `npm run build`. In as little memory as it takes without more time: glibc would
 * keep some apart for each of two dozen threads, and V8 lets its heap grow to twice what is in use.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** In megabytes: the heap of a thousand articles, and half as much again. */
const HEAP = 900;

const astro = fileURLToPath(new URL('../node_modules/astro/bin/astro.mjs', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [`--max-old-space-size=${HEAP}`, astro, 'build', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { MALLOC_ARENA_MAX: '2', ...process.env } },
);
process.exitCode = status ?? 1;
