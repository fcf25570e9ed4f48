import { currentLocale } from '#i18n/edition.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Marked, SamplePlace } from '#schemas/sample-words.ts';
import { entryOf } from './entry.ts';

interface Sample {
  readonly sample: boolean;
}

/** The word that marks a sample; undefined for what is no sample. */
export async function sampleWord(
  place: SamplePlace,
  { sample }: Sample,
  locale: Locale = currentLocale(),
): Promise<string | undefined> {
  if (!sample) return undefined;
  const entry = await entryOf('sampleWords', 'sample-words', locale);
  if (!entry) throw new Error(`src/content/${locale}/sample-words.yaml manque`);
  return entry.data[place];
}

/** Adds the word that marks a sample to some data, as `example`. */
export async function marked<Data extends Sample>(
  place: SamplePlace,
  data: Data,
  locale: Locale = currentLocale(),
): Promise<Marked<Data>> {
  return { ...data, example: await sampleWord(place, data, locale) };
}

export async function markedAll<Data extends Sample>(
  place: SamplePlace,
  items: readonly Data[],
  locale: Locale = currentLocale(),
): Promise<Marked<Data>[]> {
  return Promise.all(items.map((item) => marked(place, item, locale)));
}
