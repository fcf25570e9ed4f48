import { EMBLEM } from '#components/brand/emblem.ts';
import { drawLine } from './blocks.ts';
import { type Style, widthOf } from './lines.ts';
import { content, type Pen } from './pen.ts';

/** Width of the logo: the emblem, then the name in lower case. */
export function logoWidth(siteName: string, style: Style): number {
  return (style.size * 35) / 28 + widthOf([{ text: siteName.toLowerCase(), style }]);
}

/** Draws the logo; the emblem is as high as `style.size`. */
export function drawLogo(pen: Pen, siteName: string, style: Style, x: number, y: number): void {
  const { doc } = pen;
  const scale = style.size / EMBLEM.side;
  const middle = style.size / 2;
  content(
    pen,
    'Figure',
    () => {
      for (const circle of EMBLEM.circles) {
        doc.circle(x + middle, y + middle, circle.r * scale);
        if (circle.stroke) doc.lineWidth(circle.strokeWidth * scale).stroke(circle.stroke);
        else doc.fill(circle.fill);
      }
      const name = [{ text: siteName.toLowerCase(), style }];
      drawLine(pen, name, x + 35 * scale, y - scale, style.size);
    },
    siteName,
  );
}
