import { NBSP } from '#lib/spaces.ts';

/** A text between quotation marks: « … ». */
export const quoted = (text: string): string => `«${NBSP}${text}${NBSP}»`;
