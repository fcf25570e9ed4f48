/** What drawing functions need: the document, and the current element of its structure. */
export interface Pen {
  readonly doc: PDFKit.PDFDocument;
  readonly parent: PDFKit.PDFStructureElement;
}

/** Structure types of a tagged PDF, which screen readers use: ISO 32000, 14.8.4. */
export type Tag =
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'Sect'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Link'
  | 'Span';

/** Cells that name their row. The library knows the option, its types do not. */
const ROW = { scope: 'Row' } as PDFKit.Mixins.StructureElementOptions;

/** Opens an element that holds others. */
export function within(pen: Pen, tag: Tag, draw: (pen: Pen) => void): void {
  const element = pen.doc.struct(tag, tag === 'TH' ? ROW : {});
  pen.parent.add(element);
  draw({ ...pen, parent: element });
  element.end();
}

/** Adds an element for what `draw` puts on the page. */
export function content(pen: Pen, tag: Tag, draw: () => void, alt?: string): void {
  pen.parent.add(pen.doc.struct(tag, alt === undefined ? {} : { alt }, [draw]));
}

/** Marks what screen readers skip: backgrounds, rules, cloth. */
export function decoration({ doc }: Pen, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}
