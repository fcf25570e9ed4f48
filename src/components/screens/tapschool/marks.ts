import { sumOf } from '../../../lib/sum.ts';
import type { SchoolGradesData } from '../../../schemas/screens/school-grades.ts';

type Subject = SchoolGradesData['subjects'][number];

/** Marks weighted by coefficients, on 20, unrounded. `marks` holds one per subject. */
export function average(marks: readonly number[], subjects: readonly Subject[]): number {
  const weights = sumOf(subjects, ({ weight }) => weight);
  return (
    marks.reduce((sum, mark, index) => sum + mark * (subjects[index]?.weight ?? 0), 0) / weights
  );
}

/** 1 for the best; equal values share a rank and the next one is skipped. */
export function rankOf(value: number, all: readonly number[]): number {
  return 1 + all.filter((other) => other > value).length;
}

export function mean(values: readonly number[]): number {
  return sumOf(values, (value) => value) / values.length;
}

/** « 14,5 », « 15 »; with two decimals, « 13,42 » and « 15,00 ». */
export function printMark(value: number, decimals?: 2): string {
  const rounded = Math.round(value * 100) / 100;
  return (decimals ? rounded.toFixed(2) : String(rounded)).replace('.', ',');
}

/** How many values fall in each band; a band begins at its own value and ends before the next. */
export function spread(values: readonly number[], starts: readonly number[]): number[] {
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    return values.filter((value) => value >= start && value < end).length;
  });
}
