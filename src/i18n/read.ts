import { NNBSP } from '#lib/spaces.ts';

/**
 * Reads a whole number as a visitor types it: spaces are left out, and an empty text reads as 0.
 * @returns undefined for anything else, and for more than nine digits
 */
export function readWhole(text: string): number | undefined {
  const digits = text.replace(/\s/g, '').replaceAll(NNBSP, '');
  return /^\d{0,9}$/.test(digits) ? Number(digits) : undefined;
}

/** Whether a text is a whole number from 1 up. */
export const isCount = (text: string): boolean => (readWhole(text) ?? 0) > 0;
