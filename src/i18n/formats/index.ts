import type { Locale } from '../locales.ts';
import * as fr from './fr.ts';
import type { Marks, Phrases } from './shape.ts';

export const marks: Readonly<Record<Locale, Marks>> = { fr: fr.marks };
export const phrases: Readonly<Record<Locale, Phrases>> = { fr: fr.phrases };

/** The language as Open Graph writes it: « fr_FR ». */
export function openGraphLocale(locale: Locale): string {
  return phrases[locale].region.replace('-', '_');
}
