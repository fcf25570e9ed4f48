import { searchPage } from '#i18n/addresses.ts';
import { type Found, type IndexFile, indexPath, type RestFile } from '../index-file.ts';
import { fetchFile } from './fetch-file.ts';

/** All that can be found, without the long texts. */
export async function fetchFound(): Promise<readonly Found[]> {
  const { found, more } = await fetchFile<IndexFile>(indexPath);
  return more
    ? [...found, ...(await fetchFile<RestFile>(`${searchPage}-suite.json`)).found]
    : found;
}
