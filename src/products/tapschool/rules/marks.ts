/**
 * Marks, averages and points are whole hundredths of a point: 13,42 is 1342. Coefficients are whole
 * numbers. Decimals exist only where a mark is read or printed.
 */

import { formatDecimal } from '#i18n/format.ts';
import { readNumber, readWhole } from '#i18n/read.ts';
import { sumOf } from '#lib/sum.ts';

export const TOP_MARK = 2000;
export const TOP_COEFFICIENT = 10;

/** From points, 12.5, to hundredths, 1250. */
export const toHundredths = (points: number): number => Math.round(points * 100);

/** Mark × coefficient, in hundredths, added up. */
export function pointsOf(marks: readonly number[], coefficients: readonly number[]): number {
  return marks.reduce((sum, mark, index) => sum + mark * (coefficients[index] ?? 0), 0);
}

/** Rounded once, half up; a coefficient of 0 counts nothing. @throws RangeError if all are 0 */
export function averageOf(marks: readonly number[], coefficients: readonly number[]): number {
  return divideHalfUp(pointsOf(marks, coefficients), sumOf(coefficients, Number));
}

/** The plain average. @throws RangeError without values */
export function meanOf(values: readonly number[]): number {
  return divideHalfUp(sumOf(values, Number), values.length);
}

function divideHalfUp(dividend: number, divisor: number): number {
  if (divisor <= 0) throw new RangeError('une moyenne demande au moins un coefficient');
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

export interface Rank {
  /** 1 for the best; the place after a tie is skipped. */
  place: number;
  /** Whether somebody else has the same value. */
  tied: boolean;
}

/** The rank of a value among `values`, which include it. */
export function rankOf(value: number, all: readonly number[]): Rank {
  return {
    place: 1 + all.filter((other) => other > value).length,
    tied: all.filter((other) => other === value).length > 1,
  };
}

/**
 * The first mention with a threshold that the average reaches. Conduct below its minimum gives the
 * last mention, whatever the average.
 * @param mentions the best first; the last mention starts at 0
 */
export function mentionOf<Mention extends { from: number }>(
  { average, conduct }: { average: number; conduct: number },
  mentions: readonly [Mention, ...Mention[]],
  conductFloor: number,
): Mention {
  const last = mentions[mentions.length - 1] ?? mentions[0];
  return conduct < conductFloor ? last : (mentions.find(({ from }) => average >= from) ?? last);
}

export type Fault = 'notNumber' | 'outOfRange' | 'notCoefficient';

/** The value of a typed text, or the reason why it is refused. */
export type Reading = { value: number } | { fault: Fault };

/**
 * Reads a mark as typed, with comma or point: « 12,5 », « 12.50 », « 12,5/20 », and « 12, » on the way
 * to « 12,5 ».
 * @returns hundredths, from 0 to 2000
 */
export function readMark(text: string): Reading {
  const typed = readNumber(text, 'mark');
  if (!typed) return { fault: 'notNumber' };
  const { negative, whole, decimals } = typed;
  const value = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  const isRefused = negative || value > TOP_MARK || decimals.length > 2;
  return isRefused ? { fault: 'outOfRange' } : { value };
}

/** Reads a coefficient: a whole number from 1 to 10. */
export function readCoefficient(text: string): Reading {
  const value = readWhole(text) ?? 0;
  return value >= 1 && value <= TOP_COEFFICIENT ? { value } : { fault: 'notCoefficient' };
}

/** A mark as teachers write it: « 15 », « 12,5 », « 12,75 ». */
export const printMark = (hundredths: number): string => formatDecimal(hundredths / 100);

/** Averages and points, with both decimals: « 13,42 », « 60,00 ». */
export const printAverage = (hundredths: number): string => formatDecimal(hundredths / 100, 2);
