import { fill, formatPlace, labelled } from '#i18n/format.ts';
import { type Fault, printAverage, printMark, type Rank } from '../rules/marks.ts';
import type { ReportCardData } from '../schemas/demo.ts';
import type { Column, Entry, Report, Result } from './report.ts';

type Words = ReportCardData['words'];

/** « sur 52 », « ex æquo sur 52 ». */
export function printAmong({ tied }: Rank, size: number, words: Words): string {
  return (tied ? words.tied : words.among).replace('#', String(size));
}

/** « 4e sur 52 ». */
export function printPlace(rank: Rank, size: number, words: Words): string {
  const place = formatPlace(rank.place, words.gender);
  return fill(words.place, { rank: place, among: printAmong(rank, size, words) });
}

/** The error message of a field, which says what counts meanwhile. */
function printFault(
  fault: Fault,
  column: Column,
  { value }: Pick<Entry, 'value'>,
  words: Words,
): string {
  const kept = column === 'mark' ? printMark(value) : String(value);
  return `${words[fault]} ${words.kept.replace('#', kept)}`;
}

/** The error messages of a row. `inert`: the row does not count, so its coefficient has none. */
export function faultsOf(row: Report['rows'][number], words: Words, inert = false): string[] {
  const columns: Column[] = inert ? ['mark'] : ['mark', 'coefficient'];
  return columns.flatMap((column) => {
    const { fault } = row[column];
    return fault ? [printFault(fault, column, row[column], words)] : [];
  });
}

/** Average, rank and mention in one text, then a text for each error. */
export function summarize(
  report: Report,
  { average, rank, mention, others }: Result,
  words: Words,
): string[] {
  const { rows, conductCounts } = report;
  const refused = rows.flatMap((row, index) =>
    faultsOf(row, words, index === rows.length - 1 && !conductCounts).map((fault) =>
      labelled(row.name, fault),
    ),
  );
  const result = fill(words.result, {
    average: printAverage(average),
    place: printPlace(rank, others.length + 1, words),
    mention: mention.label,
  });
  return [result, ...refused];
}
