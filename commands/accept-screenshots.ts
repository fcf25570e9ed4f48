/**
 * Accepts the present look of the built site as the expected one: `npm run accept-screenshots` after a
 * build, then look at what git shows and commit it. `npm run accept-screenshots -- /docs /api` accepts
 * only these pages.
 */
import { spawnSync } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const asked = process.argv.slice(2).join(' ');
const { status } = spawnSync('playwright', ['test', 'screenshots', '--update-snapshots=changed'], {
  stdio: 'inherit',
  env: { ...process.env, ...(asked && { ACCEPT: asked }) },
});
process.exitCode = status ?? 1;
for (const file of globSync('tests/browser/screenshots/*.png')) {
  const { isPalette } = await sharp(file).metadata();
  // 256 colours without dithering: a third of the weight, and differences too small for the test.
  const small = sharp(file).png({ palette: true, dither: 0, effort: 10 });
  if (!isPalette) writeFileSync(file, await small.toBuffer());
}
