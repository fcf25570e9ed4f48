import { currentLocale } from './edition.ts';
import { marks } from './formats/index.ts';

/** What stands after a name on its line, the colon of the language before it: « : Lycée ». */
export function afterColon(text: string): string {
  return `${marks[currentLocale()].colon} ${text}`;
}

/** A name and its value: « À payer : 41 000 FCFA ». */
export function labelled(name: string, value: string): string {
  return name + afterColon(value);
}
