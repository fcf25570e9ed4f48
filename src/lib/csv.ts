/** What separates two cells: French Excel expects it, since the comma is the decimal mark. */
const SEPARATOR = ';';

/**
 * A table that Excel opens correctly by double click: a byte order mark, so that accents are read
 * as UTF-8; CR LF; a cell that holds a separator is put in quotation marks (RFC 4180).
 * @throws Error for a cell of several lines, or a cell that a spreadsheet would run as a formula
 */
export function printCsv(rows: readonly (readonly string[])[]): string {
  const wrong = rows.flat().find((cell) => /[\r\n]|^[=+@-]/.test(cell));
  if (wrong !== undefined) throw new Error(`« ${wrong} » ne tient pas dans une case de CSV`);
  const cellOf = (text: string) =>
    text.includes(SEPARATOR) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(SEPARATOR)}\r\n`).join('')}`;
}
