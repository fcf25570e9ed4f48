/** Adds to a font the narrow no-break space that French puts between thousands. */
import * as fontkit from 'fontkit';

const NO_BREAK_SPACE = 0xa0;
const NARROW_NO_BREAK_SPACE = 0x202f;

interface Table {
  readonly tag: string;
  readonly bytes: Buffer;
}

function tablesOf(sfnt: Buffer): Table[] {
  return Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + 16 * index;
    const offset = sfnt.readUInt32BE(entry + 8);
    return {
      tag: sfnt.toString('latin1', entry, entry + 4),
      bytes: Buffer.from(sfnt.subarray(offset, offset + sfnt.readUInt32BE(entry + 12))),
    };
  });
}

/**
 * Builds a font from these tables. Checksums are left at 0: the tool that writes the font computes
 * them.
 */
function sfntOf(version: number, tables: readonly Table[]): Buffer {
  const power = Math.floor(Math.log2(tables.length));
  const directory = Buffer.alloc(12 + 16 * tables.length);
  directory.writeUInt32BE(version, 0);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * (tables.length - 2 ** power), 10);
  const parts = [directory];
  let offset = directory.length;
  for (const [index, { tag, bytes }] of tables.entries()) {
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    const entry = 12 + 16 * index;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

/** A character map in format 12 (segments of code points), which takes any list. */
function characterMap(glyphs: ReadonlyMap<number, number>): Buffer {
  const points = [...glyphs].toSorted(([a], [b]) => a - b);
  const table = Buffer.alloc(12 + 16 + 12 * points.length);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(table.length - 12, 16);
  table.writeUInt32BE(points.length, 24);
  for (const [index, [point, glyph]] of points.entries()) {
    const group = 28 + 12 * index;
    table.writeUInt32BE(point, group);
    table.writeUInt32BE(point, group + 4);
    table.writeUInt32BE(glyph, group + 8);
  }
  return table;
}

/**
 * Adds a narrow no-break space of this width to a font; without one, browsers use half an ordinary
 * space. It takes the glyph of the no-break space, which in turn takes the ordinary space's.
 * @param sfnt a font in TrueType format
 * @param advance in ems
 * @throws Error if the font has the narrow space already, or one glyph for the other two
 */
export function withNarrowSpace(sfnt: Buffer, advance: number): Buffer {
  const face = fontkit.create(sfnt);
  if (!('characterSet' in face)) throw new Error('a collection, not a face');
  const glyphs = new Map(
    face.characterSet.map((point) => [point, face.glyphForCodePoint(point).id]),
  );
  const [space, noBreak] = [glyphs.get(0x20), glyphs.get(NO_BREAK_SPACE)];
  if (glyphs.has(NARROW_NO_BREAK_SPACE)) throw new Error('the face has a narrow space');
  if (space === undefined || noBreak === undefined || space === noBreak) {
    throw new Error('the face has no glyph to spare');
  }
  glyphs.set(NO_BREAK_SPACE, space).set(NARROW_NO_BREAK_SPACE, noBreak);
  const tables = tablesOf(sfnt).map(({ tag, bytes }) => {
    if (tag === 'cmap') return { tag, bytes: characterMap(glyphs) };
    if (tag === 'hmtx') bytes.writeUInt16BE(Math.round(advance * face.unitsPerEm), 4 * noBreak);
    return { tag, bytes };
  });
  return sfntOf(sfnt.readUInt32BE(0), tables);
}
