import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';
import { NBHY } from '#lib/spaces.ts';

export interface ReadPdf {
  /** The file as it is, a character for a byte. */
  readonly source: string;
  readonly pages: number;
  /** Width and height in whole points. */
  readonly size: readonly number[];
  /** Without any space: a reader of PDF guesses them. */
  readonly text: string;
  readonly links: readonly string[];
  readonly info: Readonly<Record<string, unknown>>;
  readonly tagged: boolean;
}

/** Reads a PDF of one page, as its reader sees it. */
export async function readPdf(file: string): Promise<ReadPdf> {
  const bytes = await readFile(file);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const annotations: { url?: string }[] = await page.getAnnotations();
  const { info } = await pdf.getMetadata();
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  return {
    source: bytes.toString('latin1'),
    pages: pdf.numPages,
    size: [Math.round(right - left), Math.round(top - bottom)],
    text: solid(items.map((item) => ('str' in item ? item.str : '')).join('')),
    links: annotations.flatMap(({ url }) => (url ? [url] : [])),
    info: info as Record<string, unknown>,
    tagged: (await pdf.getMarkInfo())?.Marked === true,
  };
}

/** A text without its spaces, its hyphens all plain. */
export const solid = (text: string | null | undefined) =>
  (text ?? '').replace(/\s+/g, '').replaceAll(NBHY, '-');
