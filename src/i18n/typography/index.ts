import type { Locale } from '../locales.ts';
import * as fr from './fr.ts';

const rules: Readonly<Record<Locale, (text: string) => string>> = { fr: fr.typeset };

/** Sets one string of plain text by the rules of its language. */
export function typeset(text: string, locale: Locale): string {
  return rules[locale](text);
}
