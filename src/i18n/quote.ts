import { NBSP } from '#lib/spaces.ts';

/** A text between quotation marks: « … ». */
export function quoted(text: string): string {
  return `«${NBSP}${text}${NBSP}»`;
}
