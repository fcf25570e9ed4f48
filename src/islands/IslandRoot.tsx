import { type ReactNode, useEffect, useLayoutEffect } from 'react';

export interface IslandRootProps {
  /** Called before the browser can bring a key to what React has drawn; absent on the server. */
  onDrawn?: () => void;
  /** Called once React has hydrated the island; absent on the server. */
  onReady?: () => void;
  children: ReactNode;
}

/** The root of every island, on the server and in the browser, so that both trees are alike. */
export function IslandRoot({ onDrawn, onReady, children }: IslandRootProps) {
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  useEffect(() => onReady?.(), [onReady]);
  return children;
}
