import type { ProductId } from '#products/registry.ts';
import type { Kind } from '#schemas/search-kinds.ts';

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
  /** What visitors call it (`search.yaml`): whoever asks for one of these is led here. */
  readonly names?: readonly string[];
  readonly product?: ProductId;
  readonly passages?: readonly Passage[];
}

/** Changes with the shapes below: code kept open from an older visit must not read a newer file. */
export const INDEX_VERSION = 5;

/**
 * Fetched first, and enough to answer: all that can be found, without the long texts. Of the
 * articles it knows the newest only, so that it weighs the same however many are written.
 */
export const indexPath = '/recherche-index.json';
export interface IndexFile {
  readonly version: number;
  readonly found: readonly Found[];
  /** Whether there are older articles. */
  readonly older: boolean;
}

/** Fetched next: the long texts of what the index knows, by address. */
export const textsPath = '/recherche-textes.json';
export interface TextsFile {
  readonly version: number;
  readonly passages: Readonly<Record<string, readonly Passage[]>>;
}

/** Fetched with them, if there are older articles: what each is about, and where their texts are. */
export const olderPath = '/recherche-archives.json';
export interface OlderFile {
  readonly version: number;
  readonly found: readonly Found[];
  /** The newest first. Fetched when the visitor asks for them. */
  readonly parts: readonly OlderPart[];
}

export interface OlderPart {
  readonly path: string;
  readonly articles: number;
  /** As it travels. */
  readonly bytes: number;
}

export const olderPartPath = (part: number) => `/recherche-archives-${part}.json`;

/** The address of a passage. A browser that cannot go to a text opens the page at its top. */
export function addressOf(href: string, [at, heading]: Passage): string {
  if (at !== HEADING) return href + at;
  return `${href}#:~:text=${encodeURIComponent(heading).replace(/-/g, '%2D')}`;
}
