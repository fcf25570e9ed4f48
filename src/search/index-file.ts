import type { ProductId } from '#products/registry.ts';
import type { Kind } from '#schemas/search-kinds.ts';

/** In place of an anchor: a link to the passage by the text of its heading. */
export const HEADING = '~';

/** A passage of a page: its anchor (`#prix`, or empty), its heading, its text. */
export type Passage = readonly [at: string, heading: string, text: string];

/** Something with its own address. */
export interface Found {
  readonly kind: Kind;
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  /** Searched, but not on the page: keywords, method and path of a call. */
  readonly keywords?: string;
  /** Names that visitors use for it (`search.yaml`): a query of one of these leads here. */
  readonly names?: readonly string[];
  readonly product?: ProductId;
  readonly passages?: readonly Passage[];
}

/** Changes with the shapes below, so that code of an open tab does not read a newer file. */
export const INDEX_VERSION = 5;

/**
 * Fetched first, and enough to answer: everything that can be found, without the long texts. It
 * holds only the newest articles, so that its size does not grow with their number.
 */
export const indexPath = '/recherche-index.json';
export interface IndexFile {
  readonly version: number;
  readonly found: readonly Found[];
  /** Whether there are older articles. */
  readonly older: boolean;
}

/** Fetched next: the long texts of the entries in the index, by address. */
export const textsPath = '/recherche-textes.json';
export interface TextsFile {
  readonly version: number;
  readonly passages: Readonly<Record<string, readonly Passage[]>>;
}

/** Fetched with them, if there are older articles: what each is about, and where its text is. */
export const olderPath = '/recherche-archives.json';
export interface OlderFile {
  readonly version: number;
  readonly found: readonly Found[];
  /** Newest first. Fetched on request. */
  readonly parts: readonly OlderPart[];
}

export interface OlderPart {
  readonly path: string;
  readonly articles: number;
  /** Compressed size. */
  readonly bytes: number;
}

export const olderPartPath = (part: number) => `/recherche-archives-${part}.json`;

/** The address of a passage. A browser without text fragments opens the page at its top. */
export function addressOf(href: string, [at, heading]: Passage): string {
  if (at !== HEADING) return href + at;
  return `${href}#:~:text=${encodeURIComponent(heading).replace(/-/g, '%2D')}`;
}
