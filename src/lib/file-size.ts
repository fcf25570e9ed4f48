import { statSync } from 'node:fs';
import { formatNumber } from './money.ts';
import { NBSP } from './typography.ts';

/** Prints bytes as people read a download: « 92 ko », « 1,2 Mo »; never less than 1 ko. */
export function printSize(bytes: number): string {
  const kilo = Math.max(1, Math.round(bytes / 1000));
  if (kilo < 1000) return `${formatNumber(kilo)}${NBSP}ko`;
  return `${(bytes / 1_000_000).toFixed(1).replace('.', ',')}${NBSP}Mo`;
}

/**
 * Bytes of a file of `public/`, by its address.
 * @throws Error naming the file that is missing and the command that makes it.
 */
export function publicFileSize(address: string, command: string): number {
  const size = statSync(`public${address}`, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new Error(`public${address} manque : npm run ${command}`);
  return size;
}
