import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { expect, test } from 'vitest';
import { withNarrowSpace } from './narrow-space.ts';

test.each(['woff2', 'woff'])(
  'the display face (%s) shows the space between thousands',
  (format) => {
    const face = fontkit.create(readFileSync(`src/assets/fonts/bricolage-750.${format}`));
    if (!('glyphForCodePoint' in face)) throw new Error('a collection, not a face');
    const width = (point: number) => face.glyphForCodePoint(point).advanceWidth / face.unitsPerEm;
    expect(face.hasGlyphForCodePoint(0x202f)).toBe(true);
    // Wider than the space between words, less than half a figure.
    expect(width(0x202f)).toBeGreaterThan(width(0x20));
    expect(width(0x202f)).toBeLessThan(width(0x30) / 2);
    expect(width(0xa0)).toBe(width(0x20));
  },
);

test('a face that has the space is refused', () => {
  const face = readFileSync('src/assets/fonts/bricolage-750.woff');
  expect(() => withNarrowSpace(face, 0.28)).toThrow('the face has a narrow space');
});
