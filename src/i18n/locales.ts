/** The languages of the site, each with its folder in `src/content/`. */
export const locales = ['fr'] as const;
export type Locale = (typeof locales)[number];

/** The one without a prefix in its addresses. */
export const defaultLocale: Locale = 'fr';

/** The language with its region, for formats: « fr-FR ». */
export const regions: Readonly<Record<Locale, string>> = { fr: 'fr-FR' };

/** The same as Open Graph writes it: « fr_FR ». */
export function openGraphLocale(locale: Locale): string {
  return regions[locale].replace('-', '_');
}

/** A file of content, from the project's folder: « src/content/fr/faq.yaml ». */
export function contentPath(file: string, locale: Locale = defaultLocale): string {
  return `src/content/${locale}/${file}`;
}
