import { encode } from 'uqr';
import { segments } from '#i18n/addresses.ts';

/** Blank modules around the code, as the standard asks. */
const QUIET = 4;

/** The QR code of a page that can be shared. */
export function qrPath(path: string): string {
  return `/${segments.share}${path}.svg`;
}

/** A text as a QR code: the dark modules as an SVG path, one unit a module, and its side. */
export function qrModules(text: string): { side: number; path: string } {
  const { data } = encode(text, { ecc: 'M', border: QUIET });
  const side = data.length;
  const runs = data.flatMap((row, y) => {
    const drawn: string[] = [];
    for (let x = 0; x < side; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      const length = x - start + 1;
      drawn.push(`M${start} ${y}h${length}v1h-${length}z`);
    }
    return drawn;
  });
  return { side, path: runs.join('') };
}

/** The same as an SVG file, black on white in every scheme. */
export function qrSvg(text: string): string {
  const { side, path } = qrModules(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>\n`;
}
