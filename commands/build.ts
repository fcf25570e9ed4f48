/**
 * Builds the site: `npm run build`. In as little memory as it takes without more time: glibc would
 * keep some apart for each of two dozen threads, and V8 lets its heap grow to twice what is in use.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The heap in megabytes: half as much again as is in use, of which each text takes a twentieth. */
const heap = 500 + Math.ceil(readdirSync(at('src/content'), { recursive: true }).length / 10);

const { status } = spawnSync(
  process.execPath,
  [
    `--max-old-space-size=${heap}`,
    ...[at('node_modules/astro/bin/astro.mjs'), 'build', ...process.argv.slice(2)],
  ],
  { stdio: 'inherit', env: { MALLOC_ARENA_MAX: '2', ...process.env } },
);
process.exitCode = status ?? 1;
