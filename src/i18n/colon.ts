import { NBSP } from '#lib/spaces.ts';

/** The colon, with the space that it wants before it. */
export const colon = `${NBSP}:`;

/** What stands after a name on its line: « : Lycée ». */
export const afterColon = (text: string): string => `${colon} ${text}`;

/** A name and its value: « À payer : 41 000 FCFA ». */
export const labelled = (name: string, value: string): string => name + afterColon(value);
