import { createElement, type ReactNode } from 'react';
import { Photo } from '#components/ui/Photo.tsx';
import { getOverview, getScreen } from '#queries/content.ts';
import type { ScreenId, ScreenOf } from '#schemas/screens.ts';
import type { ProductId, products } from './registry.ts';

type Draw<Id extends ScreenId> = (data: ScreenOf<Id>) => ReactNode | Promise<ReactNode>;
type DefinitionOf<Product> = Extract<(typeof products)[number], { id: Product }>;

/** Draws each screen of a product, by the name of its file in `content/fr/screens/`. */
export type ScreensOf<Product extends ProductId> = {
  readonly [Id in DefinitionOf<Product>['screens'][number]['shape']['screen']['value']]: Draw<Id>;
};

/**
 * The screens of a product, drawn or as a real screenshot, by the id of their tab.
 * @param screens what its `screens.tsx` exports
 * @throws Error naming that file, if it lacks a screen
 */
export async function loadScreens(product: ProductId, screens: object) {
  const { tabs } = (await getOverview(product)).explorer;
  const drawn = tabs.map(async ({ id, screen }) => {
    const draw = (screens as Record<string, Draw<never> | undefined>)[screen];
    if (!draw) throw new Error(`src/products/${product}/screens.tsx ne dessine pas ${screen}`);
    const data = await getScreen(screen as ScreenId);
    const { screenshot: picture } = data;
    return [id, picture ? createElement(Photo, { picture }) : await draw(data as never)] as const;
  });
  return Object.fromEntries(await Promise.all(drawn)) as Readonly<Record<string, ReactNode>>;
}
