/** The languages of the site, each with its folder in `src/content/`. */
export const locales = ['fr'] as const;
export type Locale = (typeof locales)[number];

/** The language whose addresses have no prefix. */
export const defaultLocale: Locale = 'fr';

/** The language with its region, for formats: « fr-FR ». */
export const regions: Readonly<Record<Locale, string>> = { fr: 'fr-FR' };

/** The same in Open Graph's form: « fr_FR ». */
export function openGraphLocale(locale: Locale): string {
  return regions[locale].replace('-', '_');
}

/** Path of a content file, from the project's folder: « src/content/fr/faq.yaml ». */
export function contentPath(file: string, locale: Locale = defaultLocale): string {
  return `src/content/${locale}/${file}`;
}
