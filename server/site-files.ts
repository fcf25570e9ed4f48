import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, served } from '../tools/dist.ts';

/** Every file of the site by its path from the root, with its text if it is a page. */
export type SiteFiles = ReadonlyMap<string, string | undefined>;

export async function readSite(root: string): Promise<SiteFiles> {
  const files = served(await listFiles(root));
  const texts = files.map(async (file) => {
    const html = file.endsWith('.html') ? await readFile(join(root, file), 'utf8') : undefined;
    return [file, html] as const;
  });
  return new Map(await Promise.all(texts));
}
