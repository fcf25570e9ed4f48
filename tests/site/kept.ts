import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface Kept {
  /** Addresses that the service worker fetches by itself. */
  readonly urls: readonly string[];
  /** What they weigh as they travel. */
  readonly bytes: number;
}

/** Reads what a built site makes its visitors keep, in the worker itself. */
export async function keptBy(dist: string): Promise<Kept> {
  const worker = await readFile(join(dist, 'sw.js'), 'utf8');
  const urls = [...worker.matchAll(/\{url:"([^"]+)",revision:/g)].map(([, url = '']) => url);
  const sizes = await Promise.all(urls.map((url) => travelSize(dist, url)));
  return { urls, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

async function travelSize(dist: string, url: string): Promise<number> {
  const file = join(dist, url === '/' ? 'index.html' : url);
  for (const name of [`${file}.br`, `${file}.html.br`, file]) {
    const found = await stat(name).catch(() => undefined);
    if (found?.isFile()) return found.size;
  }
  throw new Error(`${dist} n’a pas ${url}, que garde sw.js`);
}
