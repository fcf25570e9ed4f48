import { getScreen } from '#queries/screens.ts';
import { type ProductId, rooms } from './registry.ts';

/** Where each product's screen stands among its screens, and what it is called there. */
export async function getAiScreens() {
  const screens = rooms.map(async ({ id, ai }) => {
    const { active } = await getScreen(ai.screen);
    return [id, { tab: ai.tab, name: active }] as const;
  });
  return Object.fromEntries(await Promise.all(screens)) as Record<
    ProductId,
    { tab: string; name: string }
  >;
}
