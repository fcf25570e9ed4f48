import {
  type Found,
  INDEX_VERSION,
  type IndexFile,
  indexPath,
  type RestFile,
  restPath,
} from '../index-file.ts';

/** @throws Error if the file does not come, or is another version's */
export async function fetchFile<File extends { readonly version: number }>(
  path: string,
): Promise<File> {
  const answer = await fetch(path, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${answer.status} ${path}`);
  const file = (await answer.json()) as File;
  // The tab is older than the published site: reloading it fetches code that reads this file.
  if (file.version !== INDEX_VERSION) throw new Error(`${path} : version ${file.version}`);
  return file;
}

/** What the index leaves out of long lists. */
export const fetchRest = async ({ more }: IndexFile): Promise<readonly Found[]> =>
  more ? (await fetchFile<RestFile>(restPath)).found : [];

/** All that can be found, without the long texts. */
export async function fetchFound(): Promise<readonly Found[]> {
  const index = await fetchFile<IndexFile>(indexPath);
  return [...index.found, ...(await fetchRest(index))];
}
