import type { ClothName } from '#components/ui/Cloth.tsx';
import { rooms } from '#products/registry.ts';
import { houseCloth } from '#styles/cloth.ts';
import { hexOf } from '#styles/palette.ts';
import { decoration, type Pen } from './pen.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ClothOptions {
  /** Width of a thread, in points. */
  thread: number;
  /** Teeth along the upper and lower edges, as pinking shears leave them: their height. */
  pinked?: number;
}

/** Woven cotton: the warp's stripes, and a darker line where each pass of the weft goes. */
export function drawCloth(pen: Pen, name: ClothName, box: Box, options: ClothOptions): void {
  const { doc } = pen;
  const { thread, pinked } = options;
  const warp = rooms.find(({ id }) => id === name)?.cloth ?? houseCloth;
  const repeat = (warp.at(-1)?.to ?? 0) * thread;
  decoration(pen, () => {
    doc.save();
    outline(doc, box, pinked).clip();
    for (let start = 0; repeat > 0 && start < box.width; start += repeat) {
      let from = 0;
      for (const { colour, to } of warp) {
        const left = start + from * thread;
        // To the right edge: the next stripe covers the rest, and no gap shows between two.
        if (left < box.width) {
          doc.rect(box.x + left, box.y, box.width - left, box.height).fill(hexOf(colour));
        }
        from = to;
      }
    }
    doc.fillOpacity(0.09);
    for (let y = box.y; y < box.y + box.height; y += 3 * thread) {
      doc.rect(box.x, y, box.width, thread);
    }
    doc.fill('#000');
    doc.restore();
  });
}

function outline(doc: PDFKit.PDFDocument, box: Box, pinked?: number): PDFKit.PDFDocument {
  const { x, y, width, height } = box;
  if (!pinked) return doc.rect(x, y, width, height);
  const teeth = Math.round(width / (2 * pinked));
  const step = width / teeth;
  const points: [number, number][] = [];
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    points.push([x + tooth * step, y + pinked], [x + (tooth + 0.5) * step, y]);
  }
  points.push([x + width, y + pinked]);
  for (let tooth = teeth; tooth > 0; tooth -= 1) {
    points.push([x + tooth * step, y + height - pinked], [x + (tooth - 0.5) * step, y + height]);
  }
  points.push([x, y + height - pinked]);
  return doc.polygon(...points);
}
