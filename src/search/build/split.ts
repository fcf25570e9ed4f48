import { NEWEST } from '#lib/newest.ts';
import { type Found, INDEX_VERSION, type IndexFile, type TextsFile } from '../index-file.ts';

export interface SearchFiles {
  readonly index: IndexFile;
  readonly texts: TextsFile;
}

/** How many of a kind answer first: the others, however many, keep nobody waiting. */
const FIRST = 80;
const mostOf = ({ kind }: Found) => (kind === 'post' ? NEWEST : FIRST);

/**
 * Splits the index into what answers first, and the rest with the long texts.
 * @param found everything that can be found, its articles newest first
 */
export function splitIndex(found: readonly Found[]): SearchFiles {
  // The first file has the texts of the products' pages only.
  const later = ({ kind, product }: Found) => kind !== 'page' || product === undefined;
  const brief = (one: Found): Found => {
    const { passages: _, ...said } = one;
    return later(one) ? said : one;
  };
  const counts = new Map<string, number>();
  const isFirst = new Map(
    found.map((one) => {
      const count = (counts.get(one.kind) ?? 0) + 1;
      counts.set(one.kind, count);
      return [one, count <= mostOf(one)];
    }),
  );
  return {
    index: { version: INDEX_VERSION, found: found.filter((one) => isFirst.get(one)).map(brief) },
    texts: {
      version: INDEX_VERSION,
      found: found.filter((one) => !isFirst.get(one)).map(brief),
      passages: Object.fromEntries(
        found.flatMap((one) => (one.passages && later(one) ? [[one.href, one.passages]] : [])),
      ),
    },
  };
}
