import { Resvg } from '@resvg/resvg-js';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { qrModules } from './qr.ts';

test('a code reads as its text', () => {
  const text = 'https://wa.me/33199001234?text=Bonjour%2C%20je%20souhaite';
  const { side, path } = qrModules(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path d="${path}"/></svg>`;
  const image = new Resvg(svg, {
    background: '#fff',
    fitTo: { mode: 'width', value: 300 },
  }).render();
  expect(jsQR(new Uint8ClampedArray(image.pixels), image.width, image.height)?.data).toBe(text);
});
