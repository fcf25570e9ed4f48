import { type Block, stack, text } from '../blocks.ts';
import { type SheetStyles, WIDTH } from './styles.ts';

/** The display face, from very large to small. */
export function face(
  { word, alphabet }: { word: string; alphabet: string },
  styles: SheetStyles,
): Block {
  return stack(
    [
      text([{ text: word, style: styles.word }], { width: WIDTH, leading: 1.1 }),
      text([{ text: alphabet, style: styles.alphabet }], { width: WIDTH }),
    ],
    6,
  );
}
