import { formatMoney } from '#i18n/format.ts';
import { getDemo } from '#queries/demos.ts';
import { codedLines, subtotalOf } from '../rules/sale.ts';

/** The total of the demonstration's sale. */
export async function day() {
  const { articles, example } = await getDemo('till');
  return formatMoney(subtotalOf(codedLines(articles, example.lines)));
}
