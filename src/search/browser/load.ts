import words from 'virtual:search-words';
import {
  INDEX_VERSION,
  type IndexFile,
  indexPath,
  type TextsFile,
  textsPath,
} from '../index-file.ts';
import { createEngine, type Engine } from './engine.ts';

async function fetchFile<File extends { readonly version: number }>(path: string): Promise<File> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${answer.status} ${path}`);
  const file = (await answer.json()) as File;
  // The tab is older than the published site: reloading it fetches code that reads this file.
  if (file.version !== INDEX_VERSION) throw new Error(`${path} : version ${file.version}`);
  return file;
}

/** Calls `make` once; after a failure the next call tries again. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let arriving: Promise<Value> | undefined;
  return () => {
    arriving ??= make().catch((error) => {
      arriving = undefined;
      throw error;
    });
    return arriving;
  };
}

/** The search as soon as it can answer, before the long texts have loaded. */
export const engine = once(async (): Promise<Engine> => {
  const { found } = await fetchFile<IndexFile>(indexPath);
  return createEngine(found, words.synonyms, words.none.subjects);
});

/** The search with the long texts too. */
export const wholeEngine = once(async (): Promise<Engine> => {
  const whole = await engine();
  await whole.extend((await fetchFile<TextsFile>(textsPath)).passages);
  return whole;
});
