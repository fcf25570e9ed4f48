import { type Block, stack, text } from '../blocks.ts';
import { WIDTH } from '../document.ts';
import { drawBust } from '../portrait.ts';
import type { BrochureContent } from './get-brochure.ts';
import type { PdfStyles } from './styles.ts';

const SIZE = { width: 52, height: 65 };
const GAP = 16;

/** Somebody of the trade, and what they say of it. */
export function voice({ product, voice: said }: BrochureContent, styles: PdfStyles): Block[] {
  if (!said) return [];
  const width = WIDTH - SIZE.width - GAP;
  const { author, role, company, example, image } = said;
  const { ink, strong, quiet } = styles;
  const words = stack(
    [
      text([{ text: said.text, style: { face: 'display', size: 14, colour: ink } }], {
        width,
        leading: 1.25,
      }),
      stack([
        text(
          [
            { text: `${author} `, style: { ...strong, size: 9.5 } },
            { text: `${role}, ${company}`, style: { ...quiet, size: 9.5 } },
          ],
          { width },
        ),
        ...(example ? [text([{ text: example, style: { ...quiet, size: 8.5 } }], { width })] : []),
      ]),
    ],
    4,
  );
  const height = Math.max(SIZE.height, words.height);
  return [
    {
      height,
      draw: (pen, x, y) => {
        drawBust(pen, image, product, { ...SIZE, x, y: y + (height - SIZE.height) / 2 });
        words.draw(pen, x + SIZE.width + GAP, y + (height - words.height) / 2);
      },
    },
  ];
}
