/**
 * Reads a whole number as a French visitor types it, with or without spaces between thousands;
 * nothing reads as 0.
 * @returns undefined for anything else, and for more than nine digits
 */
export function readWhole(text: string): number | undefined {
  const digits = text.replace(/\s/g, '');
  return /^\d{0,9}$/.test(digits) ? Number(digits) : undefined;
}

/** Whether a text is a whole number from 1 up. */
export const isCount = (text: string): boolean => (readWhole(text) ?? 0) > 0;
