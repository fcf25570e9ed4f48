/**
 * Accepts the present look of the built site as the expected one: `npm run accept-screenshots` after a
 * build, then look at what git shows and commit it. `npm run accept-screenshots -- /docs /api` accepts
 * only these pages.
 */
import { spawnSync } from 'node:child_process';
import { readdir, stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const FOLDER = 'tests/browser/screenshots';
const MOST_BYTES = 1_700_000;

const asked = process.argv.slice(2);
const run = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', 'screenshots', '--update-snapshots=changed'],
  {
    stdio: 'inherit',
    env: { ...process.env, ...(asked.length > 0 && { ACCEPT: asked.join(' ') }) },
  },
);
if (run.status !== 0) process.exit(run.status ?? 1);

let total = 0;
for (const name of (await readdir(FOLDER)).filter((file) => file.endsWith('.png'))) {
  const file = `${FOLDER}/${name}`;
  const { isPalette } = await sharp(file).metadata();
  // 256 colours without dithering: a third of the weight, and differences too small for the test.
  if (!isPalette) {
    const small = await sharp(file).png({ palette: true, dither: 0, effort: 10 }).toBuffer();
    await writeFile(file, small);
  }
  total += (await stat(file)).size;
}
console.log(`${FOLDER}: ${Math.round(total / 1000)} kB of ${MOST_BYTES / 1000}`);
if (total > MOST_BYTES) process.exitCode = 1;
