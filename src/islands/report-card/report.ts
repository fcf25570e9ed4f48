import type { ReportCardData } from '../../schemas/demos/report-card.ts';
import {
  averageOf,
  type ClassFigures,
  classOf,
  mentionOf,
  pointsOf,
  type Rank,
  rankOf,
} from './averages.ts';
import { unpackMarks } from './classmates.ts';
import { type Fault, printMark, readCoefficient, readMark } from './marks.ts';

/** A field: what stands in it, and the last valid value, which goes on counting. */
export interface Entry {
  text: string;
  value: number;
  fault?: Fault;
}

export type Column = 'mark' | 'coefficient';
export type Row = { name: string } & Record<Column, Entry>;

export interface Report {
  /** The subjects, then conduct. */
  rows: readonly Row[];
  /** Whether conduct enters the averages; its coefficient is the class's as well. */
  conductCounts: boolean;
  /** Once something was changed, results are announced. */
  touched: boolean;
}

export type Action =
  | { type: 'write'; row: number; column: Column; text: string }
  | { type: 'toggle-conduct' }
  | { type: 'restart'; card: ReportCardData };

export interface Result {
  average: number;
  rank: Rank;
  mention: ReportCardData['mentions'][number];
  class: ClassFigures;
  /** Averages of the other pupils. */
  others: readonly number[];
  /** Points of each row; conduct that does not count brings none. */
  points: readonly number[];
  coefficients: readonly number[];
  /** Place in each subject; conduct has none. */
  places: readonly Rank[];
}

export function startReport({ subjects, conduct }: ReportCardData): Report {
  const rows = [...subjects, conduct].map(({ name, mark, coefficient }) => ({
    name,
    mark: { text: printMark(mark), value: mark },
    coefficient: { text: String(coefficient), value: coefficient },
  }));
  return { rows, conductCounts: false, touched: false };
}

export function changeReport(report: Report, action: Action): Report {
  if (action.type === 'restart') return { ...startReport(action.card), touched: true };
  if (action.type === 'toggle-conduct') {
    return { ...report, conductCounts: !report.conductCounts, touched: true };
  }
  const { row, column, text } = action;
  const reading = column === 'mark' ? readMark(text) : readCoefficient(text);
  const rows = report.rows.map((each, index) =>
    index === row ? { ...each, [column]: { value: each[column].value, text, ...reading } } : each,
  );
  return { ...report, rows, touched: true };
}

/** Everything that follows from the marks. A coefficient is the whole class's: all are ranked anew. */
export function resultOf({ rows, conductCounts }: Report, card: ReportCardData): Result {
  const marks = rows.map(({ mark }) => mark.value);
  const conduct = rows.length - 1;
  const coefficients = rows.map(({ coefficient }, index) =>
    index === conduct && !conductCounts ? 0 : coefficient.value,
  );
  const average = averageOf(marks, coefficients);
  const classmates = unpackMarks(card.classmates, rows.length);
  const others = classmates.map((theirs) => averageOf(theirs, coefficients));
  return {
    average,
    rank: rankOf(average, others),
    mention: mentionOf({ average, conduct: marks[conduct] ?? 0 }, card.mentions, card.conductFloor),
    class: classOf([average, ...others]),
    others,
    points: marks.map((mark, index) => pointsOf([mark], [coefficients[index] ?? 0])),
    coefficients,
    places: marks.slice(0, conduct).map((mark, index) =>
      rankOf(
        mark,
        classmates.map((theirs) => theirs[index] ?? 0),
      ),
    ),
  };
}
