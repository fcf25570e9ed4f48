import { hexOf } from '#styles/palette.ts';
import { A4 } from '../document.ts';

/** 15 mm. */
export const MARGIN = 42.5;
export const WIDTH = A4.width - 2 * MARGIN;

export type SheetStyles = ReturnType<typeof sheetStyles>;

export function sheetStyles() {
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
