import type { APIRoute } from 'astro';
import { getTemplates, type TableTemplate } from '#queries/guides.ts';

export const getStaticPaths = async () =>
  (await getTemplates()).map((template) => ({ params: { table: template.id }, props: template }));

/** What separates two cells: French Excel expects it, since the comma is the decimal mark. */
const SEPARATOR = ';';

const cellOf = (text: string) => (/[;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A table that Excel opens correctly by double click: a byte order mark, so that accents are read
 * as UTF-8; CR LF; a cell that holds a separator is put in quotation marks (RFC 4180). The schema
 * refuses a cell of several lines, and what a spreadsheet would run as a formula.
 */
export const GET: APIRoute<TableTemplate> = ({ props: { columns } }) => {
  const rows = [columns.map(({ name }) => name), columns.map(({ example }) => example)];
  const lines = rows.map((row) => `${row.map(cellOf).join(SEPARATOR)}\r\n`);
  return new Response(`\uFEFF${lines.join('')}`);
};
