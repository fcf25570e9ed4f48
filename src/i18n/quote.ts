import { NBSP } from '#lib/spaces.ts';

/** What someone says, between the quotation marks of the language: « … ». */
export function quoted(text: string): string {
  return `«${NBSP}${text}${NBSP}»`;
}
