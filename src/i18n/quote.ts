import { currentLocale } from './edition.ts';
import { marks } from './formats/index.ts';

/** A text between the quotation marks of the current language: « … ». */
export function quoted(text: string): string {
  const [before, after] = marks[currentLocale()].quotes;
  return before + text + after;
}
