import type { Dispatch } from 'react';
import {
  averageOf,
  type Fault,
  meanOf,
  mentionOf,
  pointsOf,
  printMark,
  type Rank,
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

export interface Result {
  average: number;
  rank: Rank;
  mention: ReportCardData['mentions'][number];
  /** Mean, highest and lowest of the printed averages of the class. */
  class: { mean: number; highest: number; lowest: number };
  /** Averages of the other pupils. */
  others: readonly number[];
  /** Points of each row; 0 for conduct when it does not count. */
  points: readonly number[];
  coefficients: readonly number[];
  /** Rank in each subject; conduct has none. */
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

/** Everything computed from the marks; a coefficient changes the averages of the whole class. */
export function resultOf({ rows, conductCounts }: Report, card: ReportCardData): Result {
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
    class: { mean: meanOf(all), highest: Math.max(...all), lowest: Math.min(...all) },
    others,
    points: marks.map((mark, index) => pointsOf([mark], [coefficients[index] ?? 0])),
    coefficients,
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
