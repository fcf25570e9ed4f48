import { Resvg } from '@resvg/resvg-js';
import { emblemIcon } from '#components/brand/emblem.ts';

const PAGE = '#fffaf3';

/**
 * The emblem on the page's colour, as a square PNG.
 * @param size in pixels
 * @param margin share of the size left empty on each side
 */
export function drawIcon(size: number, margin: number): Uint8Array<ArrayBuffer> {
  const edge = Math.round(size * margin);
  const side = size - 2 * edge;
  const emblem = emblemIcon.replace(
    '<svg',
    `<svg x="${edge}" y="${edge}" width="${side}" height="${side}"`,
  );
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="${PAGE}"/>${emblem}</svg>`;
  return new Uint8Array(
    new Resvg(icon, { fitTo: { mode: 'width', value: size } }).render().asPng(),
  );
}

/** An ICO file may hold a PNG as it is: a 6-byte header and one 16-byte directory entry. */
export function toIco(png: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return new Uint8Array(Buffer.concat([header, png]));
}
