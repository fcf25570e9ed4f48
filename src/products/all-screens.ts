import type { ReactNode } from 'react';
import { type ProductId, productIds } from './registry.ts';
import { drawScreens } from './screens.ts';

const found = import.meta.glob<object>('./*/screens.tsx', { eager: true, import: 'screens' });

/** The screens of each product, by the id of their tab. */
export async function drawAllScreens() {
  const drawn = productIds.map(async (product) => {
    return [product, await drawScreens(product, found[`./${product}/screens.tsx`] ?? {})] as const;
  });
  return Object.fromEntries(await Promise.all(drawn)) as Screens;
}

type Screens = Readonly<Record<ProductId, Readonly<Record<string, ReactNode>>>>;
