/**
 * Cuts the display face: one static weight of Bricolage Grotesque, French glyphs only.
 * Run by hand when the face or the alphabet changes: `npm run font`. Its output is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
);
const target = new URL('../src/assets/fonts/bricolage-750.woff2', import.meta.url);

const alphabet = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ',
  ' \u00a0\u202f.,;:!?…’\'"«»()[]/\\&%+−-–—·×÷=<>*#@°€_²³',
].join('');

const font = await subsetFont(await readFile(source), alphabet, {
  targetFormat: 'woff2',
  variationAxes: { wght: 750, opsz: 40, wdth: 100 },
});
await writeFile(target, font);
console.log(`${font.length} octets`);
