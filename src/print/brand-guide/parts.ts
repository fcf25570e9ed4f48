import type { ClothName } from '#components/ui/Cloth.tsx';
import { type Colour, hexOf } from '#styles/palette.ts';
import { type Block, row, stack, text } from '../blocks.ts';
import { drawCloth } from '../cloth.ts';
import { WIDTH } from '../document.ts';
import { decoration } from '../pen.ts';

type PdfStyles = ReturnType<typeof pdfStyles>;

export function pdfStyles() {
  const ink = hexOf('bark-900');
  const quiet = hexOf('bark-600');
  return {
    rule: hexOf('line-300'),
    title: { face: 'display', size: 15, colour: ink },
    quiet: { face: 'text', size: 11, colour: quiet },
    label: { face: 'bold', size: 10.5, colour: ink },
    code: { face: 'text', size: 10.5, colour: quiet },
    word: { face: 'display', size: 96, colour: ink },
    alphabet: { face: 'display', size: 14, colour: ink },
  } as const;
}

const GAP = 18;
const HEIGHT = 128;

/** A sample of each cloth with a zigzag edge, and its name. */
export function cloths(
  names: readonly (readonly [ClothName, string])[],
  { label }: PdfStyles,
): Block {
  const step = (WIDTH + GAP) / names.length;
  const width = step - GAP;
  const length = (name: ClothName): Block => ({
    height: HEIGHT,
    draw: (pen, x, y) =>
      drawCloth(pen, name, { x, y, width, height: HEIGHT }, { repeat: 80, pinked: 5 }),
  });
  return row(
    names.map(([name, said]) =>
      stack([length(name), text([{ text: said, style: label }], { width })], 4),
    ),
    step,
  );
}

const FIELD = 70;
const LABELS = 50;

/** The colours as bobbins of thread, each with its name and code. */
export function colours(
  items: readonly { name: string; colour: Colour }[],
  { rule, label, code }: PdfStyles,
): Block {
  const step = WIDTH / items.length;
  const labels = row(
    items.map(({ name, colour }) =>
      stack([
        text([{ text: name, style: label }], { width: step - 16 }),
        text([{ text: hexOf(colour), style: code }], { width: step - 16 }),
      ]),
    ),
    step,
  );
  const height = FIELD + LABELS;
  return {
    height,
    draw: (pen, x, y) => {
      const { doc } = pen;
      decoration(pen, () => {
        doc.save();
        doc.roundedRect(x, y, WIDTH, height, 10).clip();
        // Each rectangle reaches the right edge and is covered by the next, so that no gap shows
        // between.
        for (const [index, { colour }] of items.entries()) {
          const left = index * step;
          doc.rect(x + left, y, WIDTH - left, FIELD).fill(hexOf(colour));
        }
        doc.rect(x, y + FIELD, WIDTH, 0.75).fill(rule);
        doc.restore();
        doc.lineWidth(0.75).roundedRect(x, y, WIDTH, height, 10).stroke(rule);
      });
      labels.draw(pen, x + 10, y + FIELD + (LABELS - labels.height) / 2);
    },
  };
}

/** The display face, from very large to small. */
export function face(
  { word, alphabet }: { word: string; alphabet: string },
  styles: PdfStyles,
): Block {
  return stack(
    [
      text([{ text: word, style: styles.word }], { width: WIDTH, leading: 1.1 }),
      text([{ text: alphabet, style: styles.alphabet }], { width: WIDTH }),
    ],
    6,
  );
}
