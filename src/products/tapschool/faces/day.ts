import { getDemo } from '#queries/demos.ts';
import { resultOf, startReport } from '../demo/report.ts';
import { printAverage } from '../rules/mark-text.ts';

/** The average of the demonstration's report card. */
export async function day() {
  const { card } = await getDemo('report-card');
  return printAverage(resultOf(startReport(card), card).average);
}
