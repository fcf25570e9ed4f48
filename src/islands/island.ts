import type { ComponentType } from 'react';

/** A React component that the browser loads by its file name: `Till.island.tsx`. */
export interface Island<Props extends object> {
  readonly name: string;
  readonly component: ComponentType<Props>;
}

/** @param name the file's name, by which `start.tsx` finds it in the browser */
export const defineIsland = <Props extends object>(
  name: string,
  component: ComponentType<Props>,
): Island<Props> => ({ name, component });
