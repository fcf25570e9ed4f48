import { type ReactNode, useEffect } from 'react';

export interface IslandRootProps {
  /** Called once React has hydrated the island; absent on the server. */
  onReady?: () => void;
  children: ReactNode;
}

/** The root of every island, on the server and in the browser, so that both trees are alike. */
export function IslandRoot({ onReady, children }: IslandRootProps) {
  useEffect(() => onReady?.(), [onReady]);
  return children;
}
