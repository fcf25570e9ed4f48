import type { ComponentType } from 'react';

/** A React component that the browser can fetch by the name of its file: `Till.island.tsx`. */
export interface Island<Props extends object> {
  readonly name: string;
  readonly component: ComponentType<Props>;
}

/** @param name that of the file, by which `start.tsx` finds it again in the browser */
export const defineIsland = <Props extends object>(
  name: string,
  component: ComponentType<Props>,
): Island<Props> => ({ name, component });
