import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import type { ProductId } from '../src/routes.ts';

/** Both files shape the sheet; other styles of the site only change its page's head. */
const STYLES = ['Brochure.module.css', 'BrochurePrices.module.css'];
const MARK = /\n% source ([0-9a-f]{64})\n$/;

/** What a sheet was printed from: its part of the built page, and its styles. */
export async function brochureSource(product: ProductId): Promise<string> {
  const html = await readFile(`dist/${product}/brochure.html`, 'utf8');
  const main = new JSDOM(html).window.document.querySelector('main');
  if (!main) throw new Error(`dist/${product}/brochure.html n’a pas de contenu`);
  const hash = createHash('sha256').update(main.outerHTML);
  for (const file of STYLES) hash.update(await readFile(`src/pages/_brochure/${file}`));
  return hash.digest('hex');
}

/** The PDF with its source noted after its end, where readers of PDF do not look. */
export function markPdf(pdf: Buffer, source: string): Buffer {
  return Buffer.concat([pdf, Buffer.from(`\n% source ${source}\n`)]);
}

/** The source that a PDF was printed from; undefined if it does not say. */
export function sourceOf(pdf: Buffer): string | undefined {
  return MARK.exec(pdf.subarray(-128).toString('latin1'))?.[1];
}
