import type { Dispatch } from 'react';
import {
  averageOf,
  type Fault,
  meanOf,
  mentionOf,
  pointsOf,
  printMark,
  rankOf,
  readCoefficient,
  readMark,
} from '../rules/marks.ts';
import type { ReportCardData } from '../schemas/demo.ts';

/** A field: its text, and its last valid value, which counts until the text is valid again. */
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
  /** Whether conduct counts in averages; its coefficient is the same for the whole class. */
  conductCounts: boolean;
  /** Results are announced only after a first change. */
  touched: boolean;
}

export type Action =
  | { type: 'write'; row: number; column: Column; text: string }
  | { type: 'toggle-conduct' }
  | { type: 'restart'; card: ReportCardData };

export type Result = ReturnType<typeof resultOf>;

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

/** Everything computed from the marks; a coefficient changes the averages of the whole class. */
export function resultOf({ rows, conductCounts }: Report, card: ReportCardData) {
  const marks = rows.map(({ mark }) => mark.value);
  const conduct = rows.length - 1;
  const coefficients = rows.map(({ coefficient }, index) =>
    index === conduct && !conductCounts ? 0 : coefficient.value,
  );
  const average = averageOf(marks, coefficients);
  const { classmates } = card;
  const others = classmates.map((theirs) => averageOf(theirs, coefficients));
  const all = [average, ...others];
  return {
    average,
    rank: rankOf(average, all),
    mention: mentionOf({ average, conduct: marks[conduct] ?? 0 }, card.mentions, card.conductFloor),
    /** Of the printed averages of the class. */
    class: { mean: meanOf(all), highest: Math.max(...all), lowest: Math.min(...all) },
    /** Averages of the other pupils. */
    others,
    points: marks.map((mark, index) => pointsOf([mark], [coefficients[index] ?? 0])),
    coefficients,
    /** In each subject; conduct has none. */
    places: marks
      .slice(0, conduct)
      .map((mark, index) =>
        rankOf(mark, [mark, ...classmates.map((theirs) => theirs[index] ?? 0)]),
      ),
  };
}

export interface ReportPartProps {
  card: ReportCardData;
  report: Report;
  result: Result;
  dispatch: Dispatch<Action>;
}

/** Half points from 0 to 20; 20 itself belongs to the last column. */
const COLUMNS = 40;
const WIDTH = 50;

/** The column of an average given in hundredths. */
export function columnOf(average: number): number {
  return Math.min(COLUMNS - 1, Math.floor(average / WIDTH));
}

export function dotColumns(averages: readonly number[]): number[] {
  const counts = Array.from({ length: COLUMNS }, () => 0);
  for (const average of averages) {
    const column = columnOf(average);
    counts[column] = (counts[column] ?? 0) + 1;
  }
  return counts;
}
