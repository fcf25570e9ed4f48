import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Packed } from '#offline/keep.ts';
import { PACKS } from '#offline/names.ts';
import { productIds } from '#products/registry.ts';

/** Compressed size of a file. */
export async function travelSize(dist: string, path: string): Promise<number> {
  const compressed = await stat(join(dist, `${path}.br`)).catch(() => undefined);
  return (compressed ?? (await stat(join(dist, path)))).size;
}

/**
 * What a site stores for a visitor who opens a page of its heaviest product and asks for nothing.
 */
export async function keptBy(dist: string) {
  const sizeOf = (name: string) => travelSize(dist, `${PACKS.slice(1)}/${name}.json`);
  const products = await Promise.all(productIds.map(sizeOf));
  const core: Packed[] = JSON.parse(await readFile(join(dist, PACKS, 'core.json'), 'utf8'));
  return {
    addresses: core.map(([address]) => address),
    bytes: (await travelSize(dist, 'sw.js')) + (await sizeOf('core')) + Math.max(...products),
  };
}
