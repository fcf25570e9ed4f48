import { Resvg } from '@resvg/resvg-js';
import { zipSync } from 'fflate';
import { createElement } from 'react';
import satori from 'satori';
import { EMBLEM, emblemMarkup } from '#components/brand/emblem.ts';
import { faces } from '#share/draw-card.ts';
import { hexOf } from '#styles/palette.ts';

/** Ink of the name, for light and for dark backgrounds. */
const INKS = { 'logo-fond-clair': hexOf('bark-900'), 'logo-fond-sombre': hexOf('cream-100') };

/** The logo for both backgrounds and the emblem, as SVG without a font and as PNG, in a ZIP. */
export async function logosZip(siteName: string): Promise<Uint8Array<ArrayBuffer>> {
  const sources: Record<string, string> = { signe: svg(EMBLEM.side, emblemMarkup()) };
  for (const [name, ink] of Object.entries(INKS)) sources[name] = await logo(siteName, ink);
  const files = Object.entries(sources).flatMap(([name, source]) => [
    [`${name}.svg`, new TextEncoder().encode(source)] as const,
    [`${name}.png`, new Uint8Array(draw(source))] as const,
  ]);
  return zipOf(Object.fromEntries(files));
}

/** ZIP files hold local time: built from local midnight, the date is the same in every time zone. */
export const zipOf = (files: Readonly<Record<string, Uint8Array>>) =>
  zipSync(files, { mtime: new Date(2000, 0, 1), level: 9 });

const draw = (source: string) =>
  new Resvg(source, { fitTo: { mode: 'height', value: 512 } }).render().asPng();

const svg = (width: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 ${width + 6} 34">${content}</svg>\n`;

/** The name as outlines, which satori draws large and a transform scales to the emblem. */
async function logo(siteName: string, ink: string): Promise<string> {
  const size = 240;
  const style = { display: 'flex', fontSize: size, letterSpacing: -0.03 * size, lineHeight: 1 };
  const drawn = await satori(createElement('div', { style }, siteName.toLowerCase()), {
    height: size,
    fonts: faces,
  });
  const width = Number(/width="(\d+)"/.exec(drawn)?.[1]);
  const outline = [...drawn.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, path]) => path).join('');
  if (!outline || !width) throw new Error('le nom du logo n’a pas pu être dessiné');
  const scale = EMBLEM.side / size;
  const total = Math.ceil(35 + width * scale);
  return svg(
    total,
    `${emblemMarkup()}<path transform="translate(35 -1) scale(${scale.toFixed(4)})" fill="${ink}" d="${outline}"/>`,
  );
}
