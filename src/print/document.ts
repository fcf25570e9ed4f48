import PDFDocument from 'pdfkit';
import { buildDay } from '#lib/time.ts';
import { fontFiles } from './faces.ts';
import type { Pen } from './pen.ts';

/** In points. */
export const A4 = { width: 595.28, height: 841.89 } as const;
/** 15 mm. */
export const MARGIN = 42.5;
export const WIDTH = A4.width - 2 * MARGIN;

export interface PrintedInfo {
  title: string;
  subject: string;
  author: string;
  keywords?: readonly string[];
}

/**
 * One A4 page, tagged (PDF/UA) and dated by the build, so that the same content gives the same
 * bytes.
 */
export async function printPage(
  { title, subject, author, keywords = [] }: PrintedInfo,
  draw: (pen: Pen) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const day = buildDay(process.env, new Date());
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: 'fr',
    displayTitle: true,
    // Without this, the document would load Helvetica, which it would not embed.
    font: null as unknown as string,
    info: {
      Title: title,
      Subject: subject,
      Author: author,
      Keywords: keywords.join(', '),
      CreationDate: day,
      ModDate: day,
    },
  });
  for (const { id, data } of fontFiles) doc.registerFont(id, data);
  const root = doc.struct('Document');
  doc.addStructure(root);
  draw({ doc, parent: root });
  root.end();
  doc.end();
  const parts: Buffer[] = [];
  for await (const part of doc) parts.push(part as Buffer);
  return new Uint8Array(Buffer.concat(parts));
}
