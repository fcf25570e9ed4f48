import { currentLocale } from '#i18n/edition.ts';
import type { Locale } from '#i18n/locales.ts';
import type { DemoId, DemoOf } from '#schemas/demos/index.ts';
import { entryOf } from './entry.ts';

/**
 * The content of a demonstration.
 * @throws Error naming the file that is missing
 */
export async function getDemo<Id extends DemoId>(
  id: Id,
  locale: Locale = currentLocale(),
): Promise<DemoOf<Id>> {
  const entry = await entryOf('demos', `demos/${id}`, locale);
  if (entry?.data.demo !== id) throw new Error(`src/content/${locale}/demos/${id}.yaml manque`);
  return entry.data as DemoOf<Id>;
}
