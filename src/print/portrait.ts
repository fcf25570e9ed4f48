import { drawPortrait, skins } from '#components/portrait/draw.ts';
import type { ClothName } from '#components/ui/Cloth.tsx';
import type { Drawn } from '#schemas/portrait.ts';
import { type Box, drawCloth } from './cloth.ts';
import { decoration, type Pen } from './pen.ts';

/** Units of the drawing, which is 80 wide and 100 high. */
const SIDE = 80;
/** Width of lines that set none. */
const LINE = 1.7;

/** Somebody: a photograph, or a drawing in clothes of the cloth that lies behind it. */
export function drawBust(pen: Pen, portrait: Drawn | Uint8Array, cloth: ClothName, box: Box): void {
  const { doc } = pen;
  if (portrait instanceof Uint8Array) {
    doc.save();
    doc.roundedRect(box.x, box.y, box.width, box.height, box.width / 8).clip();
    doc.image(Buffer.from(portrait), box.x, box.y, { width: box.width, height: box.height });
    doc.restore();
    return;
  }
  const skin = skins[portrait.skin];
  doc.save();
  doc.roundedRect(box.x, box.y, box.width, box.height, box.width / 8).clip();
  drawCloth(pen, cloth, box, { repeat: box.width * 0.8 });
  decoration(pen, () => {
    doc.save();
    doc.translate(box.x, box.y).scale(box.width / SIDE);
    doc.lineCap('round');
    for (const { d, fill, stroke, width } of drawPortrait(portrait)) {
      doc.path(d);
      if (fill) doc.fillColor(...opaque(fill, skin)).fill();
      if (stroke)
        doc
          .lineWidth(width ?? LINE)
          .strokeColor(...opaque(stroke, skin))
          .stroke();
    }
    doc.restore();
  });
  doc.restore();
}

/** A colour and how much it hides: `#0004` is black over a third of what lies below. */
function opaque(paint: string, skin: string): [colour: string, opacity: number] {
  if (paint === 'currentColor') return [skin, 1];
  const [, colour, alpha] = /^(#[\da-f]{3})([\da-f])$/.exec(paint) ?? [];
  return colour && alpha ? [colour, Number.parseInt(alpha, 16) / 15] : [paint, 1];
}
