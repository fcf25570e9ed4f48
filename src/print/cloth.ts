import type { ClothName } from '#components/ui/Cloth.tsx';
import { products } from '#products/registry.ts';
import { companyCloth, piecesOf } from '#styles/cloth.ts';
import { decoration, type Pen } from './pen.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ClothOptions {
  /** Width of the two strips of the pattern, in points. */
  repeat: number;
  /** Height of the zigzag teeth along the upper and lower edges. */
  pinked?: number;
}

export function drawCloth(pen: Pen, name: ClothName, box: Box, options: ClothOptions): void {
  const { doc } = pen;
  const { repeat, pinked } = options;
  const weave = products.find(({ id }) => id === name)?.cloth ?? companyCloth;
  decoration(pen, () => {
    doc.save();
    outline(doc, box, pinked).clip();
    for (const piece of piecesOf(weave, { ...box, repeat })) {
      doc.fillOpacity(piece.opacity ?? 1);
      doc.rect(box.x + piece.x, box.y + piece.y, piece.width, piece.height).fill(piece.colour);
    }
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
