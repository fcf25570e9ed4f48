import { INDEX_VERSION } from '../index-file.ts';

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
