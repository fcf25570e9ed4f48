/**
 * Cuts the display face to one static weight of Bricolage Grotesque and its French glyphs. Run by
 * hand when the face or the alphabet changes: `npm run font`. The result is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
);

const alphabet = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ',
  ' \u00a0\u202f.,;:!?…’\'"«»()[]/\\&%+−-–—·×÷=<>*#@°€_²³',
].join('');

/** Width of the space between thousands, in ems: two thirds of the space between words. */
const NARROW_SPACE = 0.16;

/** A character map in format 12, in which each code point is a group of its own. */
function characterMap(glyphs: readonly (readonly [point: number, glyph: number])[]): Buffer {
  const table = Buffer.alloc(28 + 12 * glyphs.length);
  const shorts = [0, 1, 3, 10, 0, 12, 12, 0];
  const longs = [table.length - 12, 0, glyphs.length];
  const groups = glyphs.flatMap(([point, glyph]) => [point, point, glyph]);
  shorts.forEach((value, index) => void table.writeUInt16BE(value, 2 * index));
  [...longs, ...groups].forEach((value, index) => void table.writeUInt32BE(value, 16 + 4 * index));
  return table;
}

/**
 * Adds the narrow no-break space, which French puts between thousands, to a TrueType face without
 * one. It takes the glyph of the no-break space, which in turn takes the ordinary space's. The new
 * character map stands at the end; whoever cuts the face next orders the tables.
 */
function withNarrowSpace(sfnt: Buffer): Buffer {
  const face = fontkit.create(sfnt);
  if (!('characterSet' in face)) throw new Error('a collection, not a face');
  const glyphs = new Map(
    face.characterSet.map((point) => [point, face.glyphForCodePoint(point).id]),
  );
  const [space = 0, noBreak = 0] = [glyphs.get(0x20), glyphs.get(0xa0)];
  if (glyphs.has(0x202f) || space === noBreak) throw new Error('the face has no glyph to spare');
  glyphs.set(0xa0, space).set(0x202f, noBreak);
  const cmap = characterMap([...glyphs].toSorted(([a], [b]) => a - b));
  /** Where the directory of tables says the place of this one. */
  const placeOf = (tag: string) => sfnt.indexOf(tag, 12, 'latin1') + 8;
  const advance = Math.round(NARROW_SPACE * face.unitsPerEm);
  sfnt.writeUInt16BE(advance, sfnt.readUInt32BE(placeOf('hmtx')) + 4 * noBreak);
  sfnt.writeUInt32BE(sfnt.length, placeOf('cmap'));
  sfnt.writeUInt32BE(cmap.length, placeOf('cmap') + 4);
  return Buffer.concat([sfnt, cmap]);
}

const cut = await subsetFont(await readFile(source), alphabet, {
  targetFormat: 'truetype',
  variationAxes: { wght: 750, opsz: 40, wdth: 100 },
});
const face = withNarrowSpace(cut);
// Pages download the first; share images use the second, because satori does not read woff2.
for (const format of ['woff2', 'woff'] as const) {
  const font = await subsetFont(face, alphabet, { targetFormat: format });
  const name = `bricolage-750.${format}`;
  await writeFile(new URL(`../src/assets/fonts/${name}`, import.meta.url), font);
  console.log(`${name} : ${font.length} octets`);
}
