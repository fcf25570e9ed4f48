import words from 'virtual:search-words';
import { createEngine, type Engine } from './engine.ts';
import {
  INDEX_VERSION,
  type IndexFile,
  indexPath,
  type TextsFile,
  textsPath,
} from './index-file.ts';

async function fetchFile<File extends { readonly version: number }>(path: string): Promise<File> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${answer.status} ${path}`);
  const file = (await answer.json()) as File;
  // A tab left open over a new version of the site: a fresh page has both.
  if (file.version !== INDEX_VERSION) throw new Error(`${path} : version ${file.version}`);
  return file;
}

/** What `make` gives, once; a failure lets the next call try again. */
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

/** The search, as soon as it can answer; the long texts may be still to come. */
export const engine = once(async (): Promise<Engine> => {
  const { found } = await fetchFile<IndexFile>(indexPath);
  return createEngine(found, words.synonyms);
});

/** The search with every text. */
export const wholeEngine = once(async (): Promise<Engine> => {
  const whole = await engine();
  await whole.extend((await fetchFile<TextsFile>(textsPath)).passages);
  return whole;
});
