import { productIds } from './registry.ts';
import { loadScreens } from './screens.ts';

const found = import.meta.glob<object>('./*/screens.tsx', { eager: true, import: 'screens' });

/** The screens of each product, by the id of their tab. */
export async function loadAllScreens() {
  const drawn = productIds.map(
    async (id) => [id, await loadScreens(id, found[`./${id}/screens.tsx`] ?? {})] as const,
  );
  return new Map(await Promise.all(drawn));
}
