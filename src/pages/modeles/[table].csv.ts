import type { APIRoute } from 'astro';
import { printCsv } from '#lib/csv.ts';
import { getTemplates, type TableTemplate } from '#queries/guides.ts';

export const getStaticPaths = async () =>
  (await getTemplates()).map((template) => ({ params: { table: template.id }, props: template }));

export const GET: APIRoute<TableTemplate> = ({ props }) => {
  const { columns } = props;
  const rows = [columns.map(({ name }) => name), columns.map(({ example }) => example)];
  return new Response(printCsv(rows));
};
