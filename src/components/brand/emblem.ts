import { hexOf } from '#styles/palette.ts';

const orange = hexOf('orange-500');

/** The emblem is a spindle whorl seen from above: circles around the middle of a square. */
export const EMBLEM = {
  side: 28,
  circles: [
    { r: 12.7, fill: 'none', stroke: orange, strokeWidth: 2.6 },
    { r: 8.8, fill: orange, stroke: undefined, strokeWidth: undefined },
    { r: 4, fill: hexOf('bark-900'), stroke: undefined, strokeWidth: undefined },
  ],
} as const;

/** The company's own sign, which replaces it. */
export const own = typeof __SIGN__ === 'string' ? __SIGN__ : undefined;

/** The company's own sign in the emblem's square, on a ground that may be `none`. */
function ownMarkup(sign: string, ground: string): string {
  const { side } = EMBLEM;
  const edge = ground === 'none' ? 0 : 2;
  const size = side - 2 * edge;
  const at = `x="${edge}" y="${edge}" width="${size}" height="${size}"`;
  return `<rect width="${side}" height="${side}" rx="6" fill="${ground}"/>${sign.replace('<svg', `<svg ${at}`)}`;
}

/** The sign as SVG source. @param ground fills the ring where any colour may be behind it */
export function emblemMarkup(ground = 'none'): string {
  if (own) return ownMarkup(own, ground);
  const middle = EMBLEM.side / 2;
  const circles = EMBLEM.circles.map(({ r, fill, stroke, strokeWidth }) => {
    const line = stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth}"` : '';
    const filled = fill === 'none' ? ground : fill;
    return `<circle cx="${middle}" cy="${middle}" r="${r}" fill="${filled}"${line}/>`;
  });
  return circles.join('');
}

/** The emblem on a disc of the page's colour, legible on any background: for browser tabs and images. */
export const emblemIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EMBLEM.side} ${EMBLEM.side}">${emblemMarkup(hexOf('cream-50'))}</svg>\n`;
