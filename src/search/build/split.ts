import { NEWEST } from '#lib/newest.ts';
import {
  type Found,
  INDEX_VERSION,
  type IndexFile,
  type RestFile,
  type TextsFile,
} from '../index-file.ts';

/** How many results of a kind come first: nobody waits for the others, however many. */
const FIRST = 40;
const mostOf = ({ kind }: Found) => (kind === 'post' ? NEWEST : FIRST);

/** What answers first, the rest, and with long texts. @param found its articles newest first */
export function splitIndex(found: readonly Found[]) {
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
  const version = INDEX_VERSION;
  const rest = found.filter((one) => !isFirst.get(one)).map(brief);
  return {
    index: {
      ...{ version, more: rest.length > 0 },
      found: found.filter((one) => isFirst.get(one)).map(brief),
    },
    rest: { version, found: rest },
    texts: {
      ...{ version, found: rest },
      passages: Object.fromEntries(
        found.flatMap((one) => (one.passages && later(one) ? [[one.href, one.passages]] : [])),
      ),
    },
  } satisfies { index: IndexFile; rest: RestFile; texts: TextsFile };
}
