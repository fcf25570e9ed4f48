/** The same sheet printed twice is the same file: the dates that Chromium writes are put at zero. */
export function undated(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  // As long as what it replaces, since a PDF counts its bytes.
  const dateless = text.replace(/(?<=\((?:D:))\d{14}/g, '20000101000000');
  return Buffer.from(dateless, 'latin1');
}
