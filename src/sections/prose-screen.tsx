import type { ReactNode } from 'react';
import { ProseScreen } from '#components/ProseScreen.tsx';
import { type ProductId, productIds } from '#products/registry.ts';
import { trialLink } from '#queries/contact.ts';
import { getOverview } from '#queries/content.ts';
import { screensPath } from '#routes.ts';

interface ScreenTag {
  product?: ProductId;
  tab?: string;
  children?: ReactNode;
}

/**
 * `<Screen product="tappos" tab="clients">A sentence.</Screen>` in MDX.
 * @throws Error naming a screen that does not exist, when it is drawn
 */
export async function proseScreen(
  screens: Readonly<Record<ProductId, Readonly<Record<string, ReactNode>>>>,
) {
  const ways = productIds.map(async (id) => {
    const { title } = (await getOverview(id)).explorer.gallery;
    return [id, { all: { label: title, href: screensPath(id) }, trial: await trialLink(id) }];
  });
  const of = Object.fromEntries(await Promise.all(ways));
  return function Screen({ product = 'tappharm', tab = '', children }: ScreenTag) {
    const screen = screens[product]?.[tab];
    if (!screen) throw new Error(`<Screen> : ${product} n’a pas d’écran « ${tab} »`);
    return (
      <ProseScreen product={product} screen={screen} {...of[product]}>
        {children}
      </ProseScreen>
    );
  };
}
