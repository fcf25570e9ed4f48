import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandRoot } from './IslandRoot.tsx';
import { islands } from './registry.ts';

/**
 * Fetches an island's code.
 * @returns what hydrates `element` with the props that the server rendered, until React listens
 * @throws if the code cannot be fetched
 */
export async function load(name: string) {
  const component = (await islands[name as keyof typeof islands]()) as ComponentType<object>;
  return (element: Element, props: object) =>
    new Promise<void>((onReady) => {
      hydrateRoot(
        element,
        <IslandRoot onReady={onReady}>{createElement(component, props)}</IslandRoot>,
      );
    });
}
