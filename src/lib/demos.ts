import { getEntry } from 'astro:content';
import type { DemoId, DemoOf } from '../schemas/demos/index.ts';

/** @throws Error naming the file that is missing. */
export async function getDemo<Id extends DemoId>(id: Id): Promise<DemoOf<Id>> {
  const entry = await getEntry('demos', id);
  if (entry?.data.demo !== id) throw new Error(`src/content/fr/demos/${id}.yaml manque`);
  return entry.data as DemoOf<Id>;
}
