import { getScreen } from '#queries/screens.ts';
import { type ProductId, rooms } from './registry.ts';

/** For the page about AI: the tab and name of each product's screen on its page of screens. */
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
