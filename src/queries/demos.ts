import type { DemoId, DemoOf } from '#schemas/demos/index.ts';
import { entryOf } from './entry.ts';

/** The content of a demonstration. */
export async function getDemo<Id extends DemoId>(id: Id): Promise<DemoOf<Id>> {
  return (await entryOf('demos', `demos/${id}`)).data as DemoOf<Id>;
}
