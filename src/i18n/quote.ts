import { currentLocale } from './edition.ts';
import { marks } from './formats/index.ts';

/** What someone says, between the quotation marks of the language: « … ». */
export function quoted(text: string): string {
  const [before, after] = marks[currentLocale()].quotes;
  return before + text + after;
}
