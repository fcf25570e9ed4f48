import { NBSP } from '#lib/spaces.ts';

/** The space between a number and a unit that is a word: « 45 secondes », but « 99,9 % ». */
const BEFORE_UNIT = new RegExp(`${NBSP}(?=\\p{L})`, 'u');

export function unitOf(value: string): { number: string; unit: string | undefined } {
  const [number = '', unit] = value.split(BEFORE_UNIT);
  return { number, unit };
}
