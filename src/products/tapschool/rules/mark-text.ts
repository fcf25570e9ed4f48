import { formatDecimal } from '#i18n/format.ts';
import { readNumber, readWhole } from '#i18n/read.ts';
import { TOP_COEFFICIENT, TOP_MARK } from './marks.ts';

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
  const value = readWhole(text, 'count') ?? 0;
  return value >= 1 && value <= TOP_COEFFICIENT ? { value } : { fault: 'notCoefficient' };
}

/** A mark as teachers write it: « 15 », « 12,5 », « 12,75 ». */
export const printMark = (hundredths: number): string => formatDecimal(hundredths / 100);

/** Averages and points, with both decimals: « 13,42 », « 60,00 ». */
export const printAverage = (hundredths: number): string => formatDecimal(hundredths / 100, 2);
