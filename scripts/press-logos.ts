import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';

const SIGN =
  '<circle cx="14" cy="14" r="12.7" fill="none" stroke="#fd7e14" stroke-width="2.6"/><circle cx="14" cy="14" r="8.8" fill="#fd7e14"/><circle cx="14" cy="14" r="4" fill="#1f1611"/>';

/** The logo on light and on dark grounds, and the sign alone: SVG without any font, and PNG. */
export async function drawLogos(siteName: string): Promise<Record<string, Uint8Array>> {
  const sign = svg(28, SIGN);
  const sources = {
    signe: sign,
    'logo-fond-clair': await logo(siteName, '#1f1611'),
    'logo-fond-sombre': await logo(siteName, '#fff3e4'),
  };
  return Object.fromEntries(
    Object.entries(sources).flatMap(([name, source]) => [
      [`${name}.svg`, Buffer.from(source)],
      [
        `${name}.png`,
        new Resvg(source, { fitTo: { mode: 'height', value: 512 } }).render().asPng(),
      ],
    ]),
  );
}

const svg = (width: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 ${width + 6} 34">${content}</svg>\n`;

/** The name in outlines, drawn large by satori and brought to the size of the sign. */
async function logo(siteName: string, ink: string): Promise<string> {
  const size = 240;
  const face = await readFile('src/assets/fonts/bricolage-750.woff');
  const drawn = await satori(
    {
      type: 'div',
      props: {
        style: { display: 'flex', fontSize: size, letterSpacing: -0.03 * size, lineHeight: 1 },
        children: siteName.toLowerCase(),
      },
    } as never,
    { height: size, fonts: [{ name: 'Bricolage', data: face, weight: 700 }] } as never,
  );
  const width = Number(/width="(\d+)"/.exec(drawn)?.[1]);
  const outline = [...drawn.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, path]) => path).join('');
  if (!outline || !width) throw new Error('le nom du logo n’a pas pu être dessiné');
  const scale = 28 / size;
  const total = Math.ceil(35 + width * scale);
  return svg(
    total,
    `${SIGN}<path transform="translate(35 -1) scale(${scale.toFixed(4)})" fill="${ink}" d="${outline}"/>`,
  );
}
