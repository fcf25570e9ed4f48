import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { displayFont } from './display-font.ts';
import { CARD, ShareCard, type ShareCardProps } from './ShareCard.tsx';

/** A share image as a PNG file; the same content gives the same bytes. */
export async function drawCard(props: ShareCardProps): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await satori(createElement(ShareCard, props), {
    ...CARD,
    fonts: [{ name: 'Bricolage', data: displayFont, weight: 700, style: 'normal' }],
  });
  // satori has turned letters into paths: no font of the machine is needed.
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const image = sharp(pixels, { raw: { width, height, channels: 4 } });
  // A palette, since there are few colours: 20 kB instead of 50.
  return new Uint8Array(await image.png({ palette: true, effort: 7 }).toBuffer());
}
