/**
 * A table as Excel opens it with a double click where French is the language: a byte order mark, or
 * accents are read in an old code; semicolons, since the comma is the decimal mark; CR LF.
 * @throws Error for a cell that would not stay one, or that a spreadsheet would compute
 */
export function printCsv(rows: readonly (readonly string[])[]): string {
  const wrong = rows.flat().find((cell) => /[;"\r\n]|^[=+@-]/.test(cell));
  if (wrong !== undefined) throw new Error(`« ${wrong} » ne tient pas dans une case de CSV`);
  return `\uFEFF${rows.map((row) => `${row.join(';')}\r\n`).join('')}`;
}
