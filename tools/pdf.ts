import { getDocumentProxy } from 'unpdf';
import { NBHY } from '#lib/spaces.ts';

export interface ReadPdf {
  /** The file as it is, a character for a byte. */
  readonly source: string;
  readonly pages: number;
  /** Width and height of the first page, in whole points. */
  readonly size: readonly number[];
  /** Each piece of text as it was drawn. */
  readonly pieces: readonly string[];
  /** Without any space: a reader of PDF guesses them. */
  readonly text: string;
  readonly links: readonly string[];
  readonly info: Readonly<Record<string, unknown>>;
  readonly tagged: boolean;
}

/** Reads a PDF as its reader sees it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // The library keeps what it is given.
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
  );
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  const pieces = texts.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')));
  const annotations: { url?: string }[][] = await Promise.all(
    pages.map((page) => page.getAnnotations()),
  );
  const { info } = await pdf.getMetadata();
  const [left = 0, bottom = 0, right = 0, top = 0] = pages[0]?.view ?? [];
  return {
    source: Buffer.from(bytes).toString('latin1'),
    pages: pdf.numPages,
    size: [Math.round(right - left), Math.round(top - bottom)],
    pieces,
    text: solid(pieces.join('')),
    links: annotations.flat().flatMap(({ url }) => (url ? [url] : [])),
    info: info as Record<string, unknown>,
    tagged: (await pdf.getMarkInfo())?.Marked === true,
  };
}

/** A text without its spaces, its hyphens all plain. */
export const solid = (text: string | null | undefined) =>
  (text ?? '').replace(/\s+/g, '').replaceAll(NBHY, '-');
