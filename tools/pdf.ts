import { getDocumentProxy } from 'unpdf';

/** Reads the text, links and fields of a PDF; texts have no spaces, since readers guess them. */
export async function readPdf(bytes: Uint8Array) {
  // A copy, because the library keeps the array.
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
    /** Of the first page, in whole points. */
    size: [Math.round(right - left), Math.round(top - bottom)],
    pieces,
    text: solid(pieces.join('')),
    /** Page by page, line after line as they are there. */
    pageTexts: texts.map(({ items }) => {
      const placed = items
        .filter((item) => 'str' in item)
        .map(({ str, transform }) => ({ str, up: Math.round(transform[5]), along: transform[4] }))
        .toSorted((one, other) => other.up - one.up || one.along - other.along);
      return solid(placed.map(({ str }) => str).join(''));
    }),
    links: annotations.flat().flatMap(({ url }) => (url ? [url] : [])),
    info: info as Record<string, unknown>,
    tagged: (await pdf.getMarkInfo())?.Marked === true,
  };
}

/** A text without spaces; a font without a hyphen writes it as 0. */
export const solid = (text: string | null | undefined) =>
  (text ?? '').replace(/\s+/g, '').replaceAll('\0', '-');
