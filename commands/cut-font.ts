/**
 * Cuts the display face: one static weight of Bricolage Grotesque, French glyphs only.
 * Run by hand when the face or the alphabet changes: `npm run font`. Its output is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { withNarrowSpace } from '../tools/narrow-space.ts';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
);

const alphabet = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ',
  ' \u00a0\u202f.,;:!?…’\'"«»()[]/\\&%+−-–—·×÷=<>*#@°€_²³',
].join('');

/** Of the space between thousands, in ems: a little more than it shows, as titles are set close. */
const NARROW_SPACE = 0.28;

const cut = await subsetFont(await readFile(source), alphabet, {
  targetFormat: 'truetype',
  variationAxes: { wght: 750, opsz: 40, wdth: 100 },
});
const face = withNarrowSpace(cut, NARROW_SPACE);
// Pages download the first; share images are drawn with the second, as satori reads no woff2.
for (const format of ['woff2', 'woff'] as const) {
  const font = await subsetFont(face, alphabet, { targetFormat: format });
  const name = `bricolage-750.${format}`;
  await writeFile(new URL(`../src/assets/fonts/${name}`, import.meta.url), font);
  console.log(`${name} : ${font.length} octets`);
}
