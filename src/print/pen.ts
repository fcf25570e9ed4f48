/** What draws on a page: the document, and the element of its structure that is being written. */
export interface Pen {
  readonly doc: PDFKit.PDFDocument;
  readonly parent: PDFKit.PDFStructureElement;
}

/** Structure of a tagged PDF, as screen readers know it: ISO 32000, 14.8.4. */
export type Tag =
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'Sect'
  | 'Figure'
  | 'Link'
  | 'Span';

/** An element that holds others. */
export function within(pen: Pen, tag: Tag, draw: (pen: Pen) => void): void {
  const element = pen.doc.struct(tag);
  pen.parent.add(element);
  draw({ ...pen, parent: element });
  element.end();
}

/** An element that holds what `draw` puts on the page. */
export function content(pen: Pen, tag: Tag, draw: () => void, alt?: string): void {
  pen.parent.add(pen.doc.struct(tag, alt === undefined ? {} : { alt }, [draw]));
}

/** What screen readers pass over: grounds, rules, cloth. */
export function decoration({ doc }: Pen, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}
