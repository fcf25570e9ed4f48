import words from 'virtual:search-words';
import { type IndexFile, indexPath, type TextsFile, textsPath } from '../index-file.ts';
import { createEngine, type Engine } from './engine.ts';
import { fetchFile, fetchRest } from './fetch-file.ts';

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

const index = once(() => fetchFile<IndexFile>(indexPath));

/** The search as soon as it can answer, before the rest has loaded. */
export const engine = once(
  async (): Promise<Engine> =>
    createEngine((await index()).found, words.synonyms, words.none.subjects),
);

/** The search with all that can be found, and the long texts. */
export const wholeEngine = once(async (): Promise<Engine> => {
  const whole = await engine();
  const texts = fetchFile<TextsFile>(textsPath);
  await whole.extend({ found: await fetchRest(await index()), ...(await texts) });
  return whole;
});
