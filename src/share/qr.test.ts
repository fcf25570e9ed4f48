import { Resvg } from '@resvg/resvg-js';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { qrSvg } from './qr.ts';

/** Reads a code as a phone would: drawn at 300 pixels, then decoded by another library. */
function read(svg: string): string | undefined {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: 300 } }).render();
  const pixels = new Uint8ClampedArray(image.pixels);
  return jsQR(pixels, image.width, image.height)?.data;
}

test.each([
  'https://www.example.com/tappharm',
  'https://www.example.com/tapschool/pricing',
  'https://www.example.com/blog/suivre-le-tiers-payant',
  'https://www.exemple.ci/blog/un-tres-long-titre-d-article-qui-dit-tout-de-la-gestion-d-une-officine',
])('%s is read back', (address) => {
  expect(read(qrSvg(address))).toBe(address);
});

test('a short address takes a small code', () => {
  // 32 characters at level M want version 3: 29 modules, and 4 blank ones on either side.
  expect(qrSvg('https://www.example.com/tappharm')).toContain('viewBox="0 0 37 37"');
});
