import { getEntry } from 'astro:content';
import type { ScreenId, ScreenOf } from '../schemas/screens/index.ts';

/** @throws Error naming the file that is missing. */
export async function getScreen<Id extends ScreenId>(id: Id): Promise<ScreenOf<Id>> {
  const entry = await getEntry('screens', id);
  if (entry?.data.screen !== id) throw new Error(`src/content/fr/screens/${id}.yaml manque`);
  return entry.data as ScreenOf<Id>;
}
