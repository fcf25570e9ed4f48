import { statSync } from 'node:fs';

/**
 * Size in bytes of a file of `public/`, by its address.
 * @throws Error naming the missing file and the command that makes it
 */
export function publicFileSize(address: string, command: string): number {
  const size = statSync(`public${address}`, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new Error(`public${address} manque : npm run ${command}`);
  return size;
}
