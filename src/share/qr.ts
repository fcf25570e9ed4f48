import { segments } from '#i18n/addresses.ts';
import { qrModules } from '#lib/qr.ts';

export const qrPath = (path: string): string => `/${segments.share}${path}.svg`;

/** A text as a QR code in an SVG file, black on white in every scheme. */
export function qrSvg(text: string): string {
  const { side, path } = qrModules(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>\n`;
}
