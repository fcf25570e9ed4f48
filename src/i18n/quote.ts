import { NBSP } from '#lib/spaces.ts';

/** Puts a text between the quotation marks of the language: « … ». */
export function quoted(text: string): string {
  return `«${NBSP}${text}${NBSP}»`;
}
