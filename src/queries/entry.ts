import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { currentLocale } from '#i18n/edition.ts';
import { defaultLocale, type Locale, locales } from '#i18n/locales.ts';
import { onceABuild } from '#lib/once-a-build.ts';
import type { Words } from '#schemas/meta.ts';
import { inItsEdition } from './in-edition.ts';

/** An entry in the language of an edition, or in the default one while it is not translated. */
export type Entry<Key extends CollectionKey> = CollectionEntry<Key> & { readonly words: Words };

type Entries<Key extends CollectionKey> = ReadonlyMap<string, CollectionEntry<Key>>;

const loaded = onceABuild(async (collection: CollectionKey): Promise<Entries<CollectionKey>> => {
  const entries = await getCollection(collection);
  return new Map(entries.map((entry) => [entry.id, entry]));
});

function edited<Key extends CollectionKey>(
  entries: Entries<Key>,
  path: string,
  locale: Locale,
): Entry<Key> | undefined {
  const own = entries.get(`${locale}/${path}`);
  const entry = own ?? entries.get(`${defaultLocale}/${path}`);
  if (!entry) return undefined;
  const words: Words = {
    lang: own ? undefined : defaultLocale,
    editions: locales.filter((one) => entries.has(`${one}/${path}`)),
  };
  return { ...entry, data: inItsEdition(entry.data, locale, words), words } as Entry<Key>;
}

/**
 * One entry, or undefined if no language has it.
 * @param path the file without its extension, from the folder of its language: `pages/home`
 */
export async function entryOf<Key extends CollectionKey>(
  collection: Key,
  path: string,
  locale: Locale = currentLocale(),
): Promise<Entry<Key> | undefined> {
  return edited((await loaded(collection)) as Entries<Key>, path, locale);
}

/** All entries of a collection; the id of each is the name of its file. */
export async function entriesOf<Key extends CollectionKey>(
  collection: Key,
  locale: Locale = currentLocale(),
): Promise<Entry<Key>[]> {
  const entries = (await loaded(collection)) as Entries<Key>;
  const paths = [defaultLocale, locale].flatMap((one) =>
    [...entries.keys()]
      .filter((id) => id.startsWith(`${one}/`))
      .map((id) => id.slice(one.length + 1)),
  );
  return [...new Set(paths)].flatMap((path) => {
    const entry = edited(entries, path, locale);
    return entry ? { ...entry, id: path.replace(/^.*\//, '') } : [];
  });
}
