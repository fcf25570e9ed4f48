/** The languages of the site, each with its folder in `src/content/`. */
export const locales = ['fr'] as const;
export type Locale = (typeof locales)[number];

/** Its addresses have no prefix, and the other languages show its content where they have none. */
export const defaultLocale: Locale = 'fr';

/** A value for each language. */
export function inEachLocale<Value>(
  make: (locale: Locale) => Value,
): Readonly<Record<Locale, Value>> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<
    Locale,
    Value
  >;
}

/** The path of a content file, from the project's folder: `src/content/fr/faq.yaml`. */
export function contentPath(file: string, locale: Locale = defaultLocale): string {
  return `src/content/${locale}/${file}`;
}

/**
 * The language of a content file; the default one for files outside the languages' folders.
 * @param file its path, from the project's folder or absolute
 */
export function localeOfFile(file: string): Locale {
  const [, folder] = /(?:^|\/)src\/content\/([^/]+)\//.exec(file) ?? [];
  return locales.find((locale) => locale === folder) ?? defaultLocale;
}
