import text from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff?inline';
import bold from '@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff?inline';
import textExtra from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff?inline';
import boldExtra from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-700-normal.woff?inline';
import { create, type Font } from 'fontkit';
import { NBHY, NBSP, NNBSP } from '#lib/spaces.ts';
import { displayFont, fromDataUrl } from '#share/display-font.ts';

/** The fonts of printed sheets: Bricolage for titles and prices, Source Sans for the rest. */
export type Face = 'display' | 'text' | 'bold';

export interface FontFile {
  readonly id: string;
  readonly data: Buffer;
  readonly font: Font;
}

/** A run of text that one font file can draw. */
export interface Stretch {
  readonly file: FontFile;
  readonly text: string;
  /** In ems. */
  readonly width: number;
}

/** Width of a narrow no-break space, as a share of the face's no-break space. */
const NARROW = 0.55;

function open(id: string, data: Buffer): FontFile {
  const font = create(data);
  if (!('layout' in font)) throw new Error('une police à la fois : pas de collection');
  return { id, data, font };
}

const regular = [open('text', fromDataUrl(text)), open('text-extra', fromDataUrl(textExtra))];
const heavy = [open('bold', fromDataUrl(bold)), open('bold-extra', fromDataUrl(boldExtra))];

/** The files of each face: a letter is drawn from the first that has it (« Ÿ » from the last). */
const faces: Readonly<Record<Face, readonly FontFile[]>> = {
  display: [open('display', displayFont), ...heavy],
  text: regular,
  bold: heavy,
};

export const fontFiles: readonly FontFile[] = [...faces.display, ...regular];

const has = ({ font }: FontFile, character: string) =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

const widthOf = ({ font }: FontFile, text: string) =>
  font.layout(text).advanceWidth / font.unitsPerEm;

/**
 * Splits a text into runs by the font file that can draw them.
 * @throws Error naming the first character that the face lacks, and the text with it
 */
export function stretchesOf(text: string, face: Face): Stretch[] {
  const parts: { file: FontFile; text: string; narrow: boolean }[] = [];
  // Lines break at spaces only, so a plain hyphen can replace the non-breaking one, which no face
  // has.
  for (const character of text.replaceAll(NBHY, '-')) {
    const own = faces[face].find((file) => has(file, character));
    const narrow = !own && character === NNBSP;
    // No face has the narrow space: the no-break space replaces it, drawn narrower.
    const file = narrow ? faces[face].find((candidate) => has(candidate, NBSP)) : own;
    if (!file) {
      const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      throw new Error(
        `PDF : la police ${face} n’a pas le caractère « ${character} » (U+${code}) de « ${text} »`,
      );
    }
    const last = parts.at(-1);
    if (last && last.file === file && !last.narrow && !narrow) last.text += character;
    else parts.push({ file, text: narrow ? NBSP : character, narrow });
  }
  return parts.map(({ narrow, ...part }) => ({
    ...part,
    width: widthOf(part.file, part.text) * (narrow ? NARROW : 1),
  }));
}
