import { getDemo } from '#queries/demos.ts';
import { packMarks } from '../demo/classmates.ts';
import { resultOf, startReport } from '../demo/report.ts';
import { printAverage } from '../rules/mark-text.ts';

/** The average of the demonstration's report card. */
export async function day() {
  const { card } = await getDemo('report-card');
  const packed = { ...card, classmates: packMarks(card.classmates) };
  return printAverage(resultOf(startReport(packed), packed).average);
}
