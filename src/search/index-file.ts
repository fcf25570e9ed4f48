import type { ProductId } from '../routes.ts';

/** What can be found, in the order of the site's index. */
export const kinds = ['page', 'post', 'doc', 'question', 'call'] as const;
export type Kind = (typeof kinds)[number];

/** In the place of an anchor: the passage is found by its heading. */
export const HEADING = '~';

/** A passage of a page: its anchor (`#prix`, or nothing), its heading, its text. */
export type Passage = readonly [at: string, heading: string, text: string];

/** Something with an address of its own. */
export interface Found {
  readonly kind: Kind;
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  /** Said nowhere on the page, but looked for: keywords, method and path of a call. */
  readonly keywords?: string;
  readonly product?: ProductId;
  readonly passages?: readonly Passage[];
}

/** Changes with the shape above: code kept open from an older visit must not read a newer file. */
export const INDEX_VERSION = 2;

/** Fetched first, and enough to answer: all that can be found, without the long texts. */
export const indexPath = '/recherche-index.json';
export interface IndexFile {
  readonly version: number;
  readonly found: readonly Found[];
}

/** Fetched next: the long texts, by address. They grow with every article. */
export const textsPath = '/recherche-textes.json';
export interface TextsFile {
  readonly version: number;
  readonly passages: Readonly<Record<string, readonly Passage[]>>;
}

const long = ({ kind }: Found) => kind === 'post' || kind === 'doc';

/** The two files that the browser fetches. */
export function splitIndex(found: readonly Found[]): [IndexFile, TextsFile] {
  const brief = found.map((one) => {
    if (!long(one)) return one;
    const { passages: _, ...rest } = one;
    return rest;
  });
  const texts = found.filter(long).map(({ href, passages = [] }) => [href, passages] as const);
  return [
    { version: INDEX_VERSION, found: brief },
    { version: INDEX_VERSION, passages: Object.fromEntries(texts) },
  ];
}

/** The address of a passage. A browser that cannot go to a text opens the page at its top. */
export function addressOf(href: string, [at, heading]: Passage): string {
  if (at !== HEADING) return href + at;
  return `${href}#:~:text=${encodeURIComponent(heading).replace(/-/g, '%2D')}`;
}
