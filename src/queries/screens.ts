import { currentLocale } from '#i18n/edition.ts';
import type { Locale } from '#i18n/locales.ts';
import type { ScreenId, ScreenOf } from '#schemas/screens/index.ts';
import { entryOf } from './entry.ts';
import { marked } from './samples.ts';

/**
 * The content of a drawn screen, with its sample mark.
 * @throws Error naming the file that is missing
 */
export async function getScreen<Id extends ScreenId>(
  id: Id,
  locale: Locale = currentLocale(),
): Promise<ScreenOf<Id>> {
  const entry = await entryOf('screens', `screens/${id}`, locale);
  if (entry?.data.screen !== id) throw new Error(`src/content/${locale}/screens/${id}.yaml manque`);
  return (await marked('screen', entry.data, locale)) as ScreenOf<Id>;
}
