import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { contentPath } from '#i18n/content-path.ts';
import { onceABuild } from '#lib/once-a-build.ts';

export type Entry<Key extends CollectionKey> = CollectionEntry<Key>;

const loaded = onceABuild(async (collection: CollectionKey) => {
  const entries = await getCollection(collection);
  return new Map(entries.map((entry) => [entry.id, entry]));
});

/**
 * One entry.
 * @param path the file without its extension, from the folder of the content: `pages/home`
 * @throws Error naming the file that is missing
 */
export async function entryOf<Key extends CollectionKey>(
  collection: Key,
  path: string,
): Promise<Entry<Key>> {
  const entry = (await loaded(collection)).get(path);
  if (!entry) throw new Error(`${contentPath(path)}.yaml manque`);
  return entry as Entry<Key>;
}

/** All entries of a collection; the id of each is the name of its file. */
export async function entriesOf<Key extends CollectionKey>(collection: Key): Promise<Entry<Key>[]> {
  const entries = [...(await loaded(collection)).values()] as Entry<Key>[];
  return entries.map((entry) => ({ ...entry, id: entry.id.replace(/^.*\//, '') }));
}
