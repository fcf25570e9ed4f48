import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import { defaultLocale, type Locale } from '#i18n/locales.ts';

/** @param path the file without its ending, from the folder of its language: « pages/home » */
export async function entryOf<Key extends CollectionKey>(
  collection: Key,
  path: string,
  locale: Locale = defaultLocale,
): Promise<CollectionEntry<Key> | undefined> {
  const entry: unknown = await getEntry(collection, `${locale}/${path}`);
  return entry as CollectionEntry<Key> | undefined;
}

/** The entries of one language; the id of each is the name of its file. */
export async function entriesOf<Key extends CollectionKey>(
  collection: Key,
  locale: Locale = defaultLocale,
): Promise<CollectionEntry<Key>[]> {
  const entries = await getCollection(collection);
  return entries
    .filter(({ id }) => id.startsWith(`${locale}/`))
    .map((entry) => ({ ...entry, id: entry.id.replace(/^.*\//, '') }));
}
