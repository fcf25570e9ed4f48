import { statSync } from 'node:fs';

/**
 * Bytes of a file of `public/`, by its address.
 * @throws Error naming the file that is missing and the command that makes it.
 */
export function publicFileSize(address: string, command: string): number {
  const size = statSync(`public${address}`, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new Error(`public${address} manque : npm run ${command}`);
  return size;
}
