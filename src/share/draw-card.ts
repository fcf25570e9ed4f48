import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { displayFont } from './display-font.ts';
import { CARD, ShareCard, type ShareCardProps } from './ShareCard.tsx';

/** A share image as a PNG file; the same words give the same bytes. */
export async function drawCard(props: ShareCardProps): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await satori(createElement(ShareCard, props), {
    ...CARD,
    fonts: [{ name: 'Bricolage', data: displayFont, weight: 700, style: 'normal' }],
  });
  // The letters are paths by now: no font of the machine is looked for.
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  // Few colours, hence a palette: 20 kB rather than 50.
  return new Uint8Array(await sharp(png).png({ palette: true, effort: 7 }).toBuffer());
}
