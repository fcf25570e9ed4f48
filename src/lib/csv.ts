/**
 * A table that Excel opens correctly by double click in French: a byte order mark, so that accents
 * are read as UTF-8; semicolons, since the comma is the decimal mark; CR LF.
 * @throws Error for a cell with a separator, or one that a spreadsheet would run as a formula
 */
export function printCsv(rows: readonly (readonly string[])[]): string {
  const wrong = rows.flat().find((cell) => /[;"\r\n]|^[=+@-]/.test(cell));
  if (wrong !== undefined) throw new Error(`« ${wrong} » ne tient pas dans une case de CSV`);
  return `\uFEFF${rows.map((row) => `${row.join(';')}\r\n`).join('')}`;
}
