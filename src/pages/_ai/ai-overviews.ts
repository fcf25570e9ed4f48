import { type ProductId, products } from '#products/registry.ts';
import { getOverview, getProduct } from '#queries/content.ts';
import { getScreen } from '#queries/screens.ts';
import type { ScreenData } from '#schemas/screens.ts';

/** Of each product: who uses it, the tab and the name of the screen that its example takes its data from. */
export async function getAiOverviews() {
  const overviews = products.map(async ({ id, aiScreen }) => {
    const { hero, explorer } = await getOverview(id);
    const tab = explorer.tabs.find(({ screen }) => screen === aiScreen)?.id ?? '';
    return [id, { users: hero.eyebrow, tab, name: (await getScreen(aiScreen)).active }] as const;
  });
  return Object.fromEntries(await Promise.all(overviews)) as Record<
    ProductId,
    { users: string; tab: string; name: string }
  >;
}

/** The screen of the first product, which its tab shows at once: only the lines that the example names. */
export async function getFirstScreen(): Promise<ScreenData> {
  const [{ id, aiScreen }] = products;
  const { lines } = (await getProduct(id)).ai.draft;
  const named = (row: { name: string }) => lines.some(({ name }) => name === row.name);
  const screen = await getScreen(aiScreen);
  const table = screen.blocks.find((block) => block.kind === 'table' && block.rows.some(named));
  if (table?.kind !== 'table') return screen;
  const rows = table.rows.filter(named);
  return { ...screen, summary: table.caption, blocks: [{ ...table, rows }] };
}
