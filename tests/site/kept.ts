import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LIST, PACKS } from '#offline/names.ts';
import { productIds } from '#products/registry.ts';

/** The list that the page « hors ligne » downloads from. */
export interface KeptList {
  readonly packs: readonly { path: string; bytes: number; pages: readonly string[] }[];
  readonly files: readonly (readonly [path: string, bytes: number])[];
}

export const listOf = async (dist: string): Promise<KeptList> =>
  JSON.parse(await readFile(join(dist, LIST), 'utf8'));

/** Compressed size of a file. */
export async function travelSize(dist: string, path: string): Promise<number> {
  const compressed = await stat(join(dist, `${path}.br`)).catch(() => undefined);
  return (compressed ?? (await stat(join(dist, path)))).size;
}

/**
 * What a site stores for a visitor who opens a page of its heaviest product and asks for nothing.
 */
export async function keptBy(dist: string) {
  const { packs } = await listOf(dist);
  const sizeOf = (name: string) => travelSize(dist, `${PACKS.slice(1)}/${name}.json`);
  const products = await Promise.all(productIds.map(sizeOf));
  const unasked = ['core', ...productIds].map((name) => `${PACKS}/${name}.json`);
  return {
    addresses: packs.filter(({ path }) => unasked.includes(path)).flatMap(({ pages }) => pages),
    bytes: (await travelSize(dist, 'sw.js')) + (await sizeOf('core')) + Math.max(...products),
  };
}
