import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandRoot } from './IslandRoot.tsx';
import type { Island } from './island.ts';

/** Every island's file; a page fetches only the one that is touched. */
const files = import.meta.glob<Island<object>>('/src/**/*.island.tsx', { import: 'island' });

/**
 * Fetches an island's code.
 * @returns what hydrates `element` with the props that the server rendered, until React listens
 * @throws if the code cannot be fetched, or no file has that name
 */
export async function load(name: string) {
  const file = Object.keys(files).find((path) => path.endsWith(`/${name}.island.tsx`));
  const fetchIsland = file && files[file];
  if (!fetchIsland) throw new Error(`${name}.island.tsx`);
  const { component } = await fetchIsland();
  return (element: Element, props: object) =>
    new Promise<void>((onReady) => {
      hydrateRoot(
        element,
        <IslandRoot onReady={onReady}>{createElement(component, props)}</IslandRoot>,
      );
    });
}
