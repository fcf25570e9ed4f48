import { currentLocale } from './edition.ts';
import { marks } from './formats/index.ts';

/**
 * Reads a whole number as a visitor types it, its thousands apart or not, with spaces or the sign of the language;
 * nothing reads as 0.
 * @returns undefined for anything else, and for more than nine digits
 */
export function readWhole(text: string): number | undefined {
  const digits = text.replace(/\s/g, '').replaceAll(marks[currentLocale()].thousands, '');
  return /^\d{0,9}$/.test(digits) ? Number(digits) : undefined;
}

/** Whether a text is a whole number from 1 up. */
export const isCount = (text: string): boolean => (readWhole(text) ?? 0) > 0;
