import type { ClothName } from '#components/ui/Cloth.tsx';
import { type Block, row, stack, text } from '../blocks.ts';
import { drawCloth } from '../cloth.ts';
import { type SheetStyles, WIDTH } from './styles.ts';

const GAP = 18;
const HEIGHT = 128;

/** A sample of each cloth with a zigzag edge, and its name. */
export function cloths(
  names: readonly (readonly [ClothName, string])[],
  { label }: SheetStyles,
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
