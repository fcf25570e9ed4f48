import { encode } from 'uqr';

/**
 * A text as a QR code: the dark modules as an SVG path, one unit a module, and its side with the four
 * blank modules around it that the standard asks.
 */
export function qrModules(text: string): { side: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const runs = data.flatMap((row, y) => {
    const drawn: string[] = [];
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      const length = x - start + 1;
      drawn.push(`M${start} ${y}h${length}v1h-${length}z`);
    }
    return drawn;
  });
  return { side: size, path: runs.join('') };
}
