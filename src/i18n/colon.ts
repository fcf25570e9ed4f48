import { currentLocale } from './edition.ts';
import { marks } from './formats/index.ts';

/** The colon of the language, with the space that it wants before it. */
export const colon = (): string => marks[currentLocale()].colon;

/** What stands after a name on its line, the colon of the language before it: « : Lycée ». */
export function afterColon(text: string): string {
  return `${colon()} ${text}`;
}

/** A name and its value: « À payer : 41 000 FCFA ». */
export function labelled(name: string, value: string): string {
  return name + afterColon(value);
}
