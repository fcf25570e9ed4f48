import words from 'virtual:search-words';
import { createEngine, type Engine } from './engine.ts';
import { INDEX_VERSION, type IndexFile, indexPath } from './index-file.ts';

let arriving: Promise<Engine> | undefined;

/** The search, fetched and built once; a failure lets the next call try again. */
export function engine(): Promise<Engine> {
  arriving ??= fetchIndex().catch((error) => {
    arriving = undefined;
    throw error;
  });
  return arriving;
}

async function fetchIndex(): Promise<Engine> {
  const answer = await fetch(indexPath);
  if (!answer.ok) throw new Error(`${answer.status} ${indexPath}`);
  const file = (await answer.json()) as IndexFile;
  // A tab left open over a new version of the site: a fresh page has both.
  if (file.version !== INDEX_VERSION) throw new Error(`${indexPath} : version ${file.version}`);
  return createEngine(file.found, words.synonyms);
}
