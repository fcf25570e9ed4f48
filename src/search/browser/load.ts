import words from 'virtual:search-words';
import {
  INDEX_VERSION,
  type IndexFile,
  indexPath,
  type OlderFile,
  type OlderPart,
  olderPath,
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

const index = once(() => fetchFile<IndexFile>(indexPath));

/** The files of older texts that are not fetched yet, newest first. */
let rest: readonly OlderPart[] = [];

/** The search as soon as it can answer, before the long texts have loaded. */
export const engine = once(async (): Promise<Engine> => {
  return createEngine((await index()).found, words.synonyms, words.none.subjects);
});

/** The search with all pages and articles, and the texts that load unasked. */
export const wholeEngine = once(async (): Promise<Engine> => {
  const whole = await engine();
  const [{ passages }, archive] = await Promise.all([
    fetchFile<TextsFile>(textsPath),
    (await index()).older ? fetchFile<OlderFile>(olderPath) : undefined,
  ]);
  await whole.extend(passages, archive?.found);
  rest = archive?.parts ?? [];
  return whole;
});

/** What `olderEngine` would fetch. */
export function olderTexts(): { articles: number; bytes: number } {
  return { articles: sumOf(rest, 'articles'), bytes: sumOf(rest, 'bytes') };
}

function sumOf(parts: readonly OlderPart[], what: 'articles' | 'bytes'): number {
  return parts.reduce((sum, part) => sum + part[what], 0);
}

/** The search with the texts of all articles. After a failure, the parts that came are kept. */
export const olderEngine = once(async (): Promise<Engine> => {
  const whole = await wholeEngine();
  for (const part of rest) {
    await whole.extend((await fetchFile<TextsFile>(part.path)).passages);
    rest = rest.filter((other) => other !== part);
  }
  return whole;
});
