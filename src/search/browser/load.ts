import words from 'virtual:search-words';
import { type IndexFile, indexPath, type TextsFile, textsPath } from '../index-file.ts';
import { createEngine, type Engine } from './engine.ts';
import { fetchFile } from './fetch-file.ts';

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

/** The search as soon as it can answer, before the rest has loaded. */
export const engine = once(async (): Promise<Engine> => {
  const { found } = await fetchFile<IndexFile>(indexPath);
  return createEngine(found, words.synonyms, words.none.subjects);
});

/** The search with all that can be found, and the long texts. */
export const wholeEngine = once(async (): Promise<Engine> => {
  const whole = await engine();
  await whole.extend(await fetchFile<TextsFile>(textsPath));
  return whole;
});

// Fetched while the field is still being drawn; whoever asks for it reports a failure.
engine().catch(() => {});
