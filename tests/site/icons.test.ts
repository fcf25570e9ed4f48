import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Width and height of a PNG, from its header. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('each icon of the manifest has the size that the manifest says', async () => {
  const { icons } = JSON.parse(await readFile('dist/manifest.webmanifest', 'utf8'));
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of icons) {
    expect(sizeOf(await readFile(`dist${src}`)), src).toBe(sizes);
  }
});

test('favicon.ico holds one PNG of 32 by 32 pixels, to its end', async () => {
  const ico = await readFile('dist/favicon.ico');
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(offset + length).toBe(ico.length);
  expect(sizeOf(ico.subarray(offset))).toBe('32x32');
});
