import { PAGE_LENGTH } from '#lib/paging.ts';
import {
  type Found,
  INDEX_VERSION,
  type IndexFile,
  type OlderFile,
  olderPartPath,
  type TextsFile,
} from '../index-file.ts';

/** How many older articles share a file of texts: about 55 kB. */
const PART_LENGTH = 24;

export interface SearchFiles {
  readonly index: IndexFile;
  readonly texts: TextsFile;
  /** Absent while the index holds all articles. */
  readonly older?: Omit<OlderFile, 'parts'>;
  /** Texts of the older articles by the path of their file, newest first. */
  readonly olderTexts: ReadonlyMap<string, TextsFile>;
}

function brief({ passages: _, ...rest }: Found): Found {
  return rest;
}

function textsOf(found: readonly Found[]): TextsFile {
  const texts = found.map(({ href, passages = [] }) => [href, passages] as const);
  return { version: INDEX_VERSION, passages: Object.fromEntries(texts) };
}

/**
 * Splits the index into files, so that a visitor downloads only what a query needs.
 * @param found everything that can be found, its articles newest first
 */
export function splitIndex(found: readonly Found[]): SearchFiles {
  const posts = found.filter(({ kind }) => kind === 'post');
  const newest = new Set(posts.slice(0, PAGE_LENGTH));
  const known = found.filter((one) => one.kind !== 'post' || newest.has(one));
  // The first file has the texts of the products' pages only.
  const long = (one: Found) =>
    one.passages !== undefined && (one.kind !== 'page' || one.product === undefined);
  const older = posts.slice(PAGE_LENGTH);
  return {
    index: {
      version: INDEX_VERSION,
      found: known.map((one) => (long(one) ? brief(one) : one)),
      older: older.length > 0,
    },
    texts: textsOf(known.filter(long)),
    ...(older.length > 0 && { older: { version: INDEX_VERSION, found: older.map(brief) } }),
    olderTexts: new Map(partsOf(older)),
  };
}

/** Parts are filled from the oldest article, so that a new article changes only the last part. */
function partsOf(older: readonly Found[]): (readonly [string, TextsFile])[] {
  const oldestFirst = older.toReversed();
  const count = Math.ceil(older.length / PART_LENGTH);
  return Array.from({ length: count }, (_, index) => {
    const part = oldestFirst.slice(index * PART_LENGTH, (index + 1) * PART_LENGTH);
    return [olderPartPath(index + 1), textsOf(part)] as const;
  }).reverse();
}
