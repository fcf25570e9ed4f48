import { NEWEST } from '#lib/newest.ts';
import { type Found, INDEX_VERSION, type IndexFile, type TextsFile } from '../index-file.ts';

export interface SearchFiles {
  readonly index: IndexFile;
  readonly texts: TextsFile;
}

/**
 * Splits the index into what answers first and the long texts. Of the articles the newest twelve
 * have their texts; the others are found by title, summary and keywords, so that the files stay
 * light whatever their number.
 * @param found everything that can be found, its articles newest first
 */
export function splitIndex(found: readonly Found[]): SearchFiles {
  const posts = found.filter(({ kind }) => kind === 'post');
  const older = new Set(posts.slice(NEWEST));
  // The first file has the texts of the products' pages only.
  const later = ({ kind, product }: Found) => kind !== 'page' || product === undefined;
  return {
    index: {
      version: INDEX_VERSION,
      found: found.map((one) => {
        const { passages: _, ...brief } = one;
        return later(one) ? brief : one;
      }),
    },
    texts: {
      version: INDEX_VERSION,
      passages: Object.fromEntries(
        found.flatMap((one) =>
          one.passages && later(one) && !older.has(one) ? [[one.href, one.passages]] : [],
        ),
      ),
    },
  };
}
