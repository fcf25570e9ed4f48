import { contentPath } from '#i18n/content-path.ts';
import { Refusal } from '#lib/refusal.ts';
import { type ProductId, productIds } from '#products/registry.ts';
import type { ScreenData } from '#schemas/screens.ts';
import { entriesOf, entryOf, getOverview, marked } from './content.ts';

/**
 * A drawn screen, with its sample mark.
 * @param name its file in `content/fr/screens/`
 * @throws Error naming the file that is missing
 */
export async function getScreen(name: string): Promise<ScreenData> {
  return marked('screen', (await entryOf('screens', `screens/${name}`)).data);
}

export async function getScreenShown(product: ProductId, name: string) {
  const { open, tabs } = (await getOverview(product)).explorer;
  const { id = '' } = tabs.find(({ screen }) => screen === name) ?? {};
  return { product, tab: id, open, screen: await getScreen(name) };
}

/** The drawn screens of a product, by the id of their tab. */
export async function getScreens(
  product: ProductId,
): Promise<Readonly<Record<string, ScreenData>>> {
  const { tabs } = (await getOverview(product)).explorer;
  const screens = tabs.map(async ({ id, screen }) => [id, await getScreen(screen)] as const);
  return Object.fromEntries(await Promise.all(screens));
}

export async function getDashboards(): Promise<Readonly<Record<ProductId, ScreenData>>> {
  const first = productIds.map(async (product) => {
    const [tab] = (await getOverview(product)).explorer.tabs;
    return [product, await getScreen(tab?.screen ?? '')] as const;
  });
  return Object.fromEntries(await Promise.all(first)) as Record<ProductId, ScreenData>;
}

/** Every screen with its tab. @throws Refusal naming a screen that no tab shows */
export async function getAllScreens() {
  const all = await Promise.all(
    productIds.map(async (product) =>
      (await getOverview(product)).explorer.tabs.map(({ id, screen }) => ({ product, id, screen })),
    ),
  );
  const tabs = all.flat();
  for (const { id } of await entriesOf('screens')) {
    if (tabs.some(({ screen }) => screen === id)) continue;
    const [file, overview] = [`screens/${id}`, 'pages/<logiciel>-overview'].map(contentPath);
    throw new Refusal(
      `${file}.yaml : aucun onglet ne montre cet écran ; ${overview}.yaml, explorer.tabs`,
    );
  }
  return Promise.all(
    tabs.map(async ({ product, id, screen }) => ({ product, id, screen: await getScreen(screen) })),
  );
}
