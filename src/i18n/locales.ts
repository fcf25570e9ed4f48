/** The languages of the site, each with its folder in `src/content/`. */
export const locales = ['fr'] as const;
export type Locale = (typeof locales)[number];

/** The one without a prefix in its addresses, which the others fall back to. */
export const defaultLocale: Locale = 'fr';

/** A file of content, from the project's folder: « src/content/fr/faq.yaml ». */
export function contentPath(file: string, locale: Locale = defaultLocale): string {
  return `src/content/${locale}/${file}`;
}

/** The language of a file of content. @param file its path, from the project's folder or whole */
export function localeOfFile(file: string): Locale {
  const [, folder] = /(?:^|\/)src\/content\/([^/]+)\//.exec(file) ?? [];
  return locales.find((locale) => locale === folder) ?? defaultLocale;
}
