import { searchPage } from '#i18n/addresses.ts';
import type { ProductId } from '#products/registry.ts';
import type { Kind } from '#schemas/search.ts';

/** Replaces an anchor when the heading has none: the link then names the text of the heading. */
export const HEADING = '~';

/** A passage of a page: its anchor (`#prix`, `HEADING` or empty), its heading and its text. */
export type Passage = readonly [at: string, heading: string, text: string];

/** Something with its own address, which the search can find. */
export interface Found {
  readonly kind: Kind;
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  /** Searched but not shown: keywords, a category, the fields of a call. */
  readonly keywords?: string;
  /** Names that visitors use for it (`search.yaml`): a query with such a name finds it first. */
  readonly names?: readonly string[];
  readonly product?: ProductId;
  /** Of an article: the filter of `/blog` asks for it. */
  readonly category?: string;
  readonly passages?: readonly Passage[];
}

/** Raised when the shapes below change, so that an open tab does not read a newer file. */
export const INDEX_VERSION = 8;

/** The first file fetched, enough to answer: the first of each kind, without the long texts. */
export const indexPath = `${searchPage}-index.json`;
export interface IndexFile {
  readonly version: number;
  readonly found: readonly Found[];
  /** Whether lists are longer than that. */
  readonly more: boolean;
}

/** What the index leaves out of long lists, for who needs no texts (`fetch-found.ts`). */
export type RestFile = Omit<IndexFile, 'more'>;

/** Fetched next by the search: the same, and the long texts by address. */
export const textsPath = `${searchPage}-textes.json`;
export interface TextsFile extends RestFile {
  readonly passages: Readonly<Record<string, readonly Passage[]>>;
}

/** The address of a passage. A browser that ignores text fragments opens the top of the page. */
export function addressOf(href: string, [at, heading]: Passage): string {
  if (at !== HEADING) return href + at;
  return `${href}#:~:text=${encodeURIComponent(heading).replace(/-/g, '%2D')}`;
}
