import type { ScreenId, ScreenOf } from '#schemas/screens/index.ts';
import { entryOf } from './entry.ts';
import { marked } from './samples.ts';

/** The content of a drawn screen, with its sample mark. */
export async function getScreen<Id extends ScreenId>(id: Id): Promise<ScreenOf<Id>> {
  const { data } = await entryOf('screens', `screens/${id}`);
  return (await marked('screen', data)) as ScreenOf<Id>;
}
