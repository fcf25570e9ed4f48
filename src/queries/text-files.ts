import { currentLocale } from '#i18n/edition.ts';
import type { Locale } from '#i18n/locales.ts';
import { entryOf } from './entry.ts';

/** The words of the text files at the root of the site. */
export async function getTextFiles(locale: Locale = currentLocale()) {
  const entry = await entryOf('textFiles', 'text-files', locale);
  if (!entry) throw new Error(`src/content/${locale}/text-files.yaml manque`);
  return entry.data;
}
