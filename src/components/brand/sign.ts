import { hexOf } from '#styles/palette.ts';

const orange = hexOf('orange-500');

/** The sign is a spindle whorl seen from above: circles around the middle of a square. */
export const SIGN = {
  side: 28,
  circles: [
    { r: 12.7, fill: 'none', stroke: orange, strokeWidth: 2.6 },
    { r: 8.8, fill: orange, stroke: undefined, strokeWidth: undefined },
    { r: 4, fill: hexOf('bark-900'), stroke: undefined, strokeWidth: undefined },
  ],
} as const;

/**
 * The sign's circles as SVG source.
 * @param ground fills the ring where the background may have any colour
 */
export function signMarkup(ground = 'none'): string {
  const middle = SIGN.side / 2;
  const circles = SIGN.circles.map(({ r, fill, stroke, strokeWidth }) => {
    const line = stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth}"` : '';
    const filled = fill === 'none' ? ground : fill;
    return `<circle cx="${middle}" cy="${middle}" r="${r}" fill="${filled}"${line}/>`;
  });
  return circles.join('');
}

/** The sign on a disc of paper colour, legible on any background: for browser tabs and images. */
export const signIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIGN.side} ${SIGN.side}">${signMarkup(hexOf('paper-100'))}</svg>\n`;
