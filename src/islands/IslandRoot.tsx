import { type ReactNode, useEffect } from 'react';

export interface IslandRootProps {
  /** Called once React listens; absent on the server. */
  onReady?: () => void;
  children: ReactNode;
}

/** Stands around every island, on the server as in the browser, so that both trees are alike. */
export function IslandRoot({ onReady, children }: IslandRootProps) {
  useEffect(() => onReady?.(), [onReady]);
  return children;
}
