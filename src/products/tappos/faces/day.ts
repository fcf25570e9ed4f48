import { formatMoney } from '#i18n/format.ts';
import { getDemo } from '#queries/demos.ts';
import { codedLines, subtotalOf } from '../rules/sale.ts';

/** What the sale of the demonstration comes to. */
export async function day() {
  const { articles, example } = await getDemo('till');
  return formatMoney(subtotalOf(codedLines(articles, example.lines)));
}
