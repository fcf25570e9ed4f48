/**
 * Cuts the display face to one static weight of Bricolage Grotesque and its French glyphs. Run by
 * hand when the face or the alphabet changes: `npm run font`. The result is committed.
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

/**
 * Width of the space between thousands, in ems: titles are set tight, so a little wider than it
 * looks.
 */
const NARROW_SPACE = 0.28;

const cut = await subsetFont(await readFile(source), alphabet, {
  targetFormat: 'truetype',
  variationAxes: { wght: 750, opsz: 40, wdth: 100 },
});
const face = withNarrowSpace(cut, NARROW_SPACE);
// Pages download the first; share images use the second, because satori does not read woff2.
for (const format of ['woff2', 'woff'] as const) {
  const font = await subsetFont(face, alphabet, { targetFormat: format });
  const name = `bricolage-750.${format}`;
  await writeFile(new URL(`../src/assets/fonts/${name}`, import.meta.url), font);
  console.log(`${name} : ${font.length} octets`);
}
