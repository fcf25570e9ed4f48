import { getOverview, getScreen } from '#queries/content.ts';
import { type ProductId, products } from './registry.ts';

/** For the page about AI: the tab and name of each product's screen on its page of screens. */
export async function getAiScreens() {
  const screens = products.map(async ({ id, aiScreen }) => {
    const { tabs } = (await getOverview(id)).explorer;
    const tab = tabs.find(({ screen }) => screen === aiScreen)?.id ?? '';
    return [id, { tab, name: (await getScreen(aiScreen)).active }] as const;
  });
  return Object.fromEntries(await Promise.all(screens)) as Record<
    ProductId,
    { tab: string; name: string }
  >;
}
