import MiniSearch, { type Query, type QueryCombination, type SearchOptions } from 'minisearch';
import { isCommon, stem, termsOf, wordsOf } from '#i18n/search/fr.ts';
import type { Kind } from '#schemas/search-kinds.ts';
import { addressOf, type Found, type Passage, type TextsFile } from '../index-file.ts';
import { excerpt, mark, type Piece } from './excerpt.ts';

export interface Result {
  readonly found: Found;
  /** Leads to the passage. */
  readonly href: string;
  readonly title: readonly Piece[];
  /** Of the passage, when it has one. */
  readonly heading: readonly Piece[];
  readonly excerpt: readonly Piece[];
}

export interface Engine {
  /** Adds what comes later: more that can be found, then passages, by address. */
  extend(passages: TextsFile['passages'], found?: readonly Found[]): Promise<void>;
  /** Whether it did. */
  readonly whole: boolean;
  /** The best passage of each page that answers, by kind; the kind that answers best comes first. */
  search(query: string): Map<Kind, Result[]>;
  /** Words of the site that are spelt nearly like those of the query. */
  nearWords(query: string): string[];
}

type Passages = readonly Passage[];

/** One passage; 0 stands for the page as a whole. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly keywords: string;
  /** What the passage's page is about, so that two words may be found in two places. */
  readonly about: string;
}

/** Indexed at one go between two frames: about 10 ms of a modest phone. */
const CHUNK = 40;
const FUZZY = 0.2;
/** Share of the letters that may differ in a word offered instead. */
const NEAR = 0.45;
const MAX_NEAR = 3;

/**
 * Passes, from the strictest: every word as written, then with typing errors, then any of them.
 * The first that finds something answers: a word spelt right is not mixed with its neighbours.
 */
const passes: readonly (readonly [QueryCombination['combineWith'], fuzzy: number])[] = [
  ['AND', 0],
  ['AND', FUZZY],
  ['OR', FUZZY],
];

function wholeEntry({ title, summary, keywords = '' }: Found, at: number): Entry {
  return { id: `${at}:0`, title, heading: '', text: summary, keywords, about: '' };
}

function passageEntries({ title, keywords = '' }: Found, at: number, passages: Passages): Entry[] {
  return passages.map(([, heading, text], index) => ({
    id: `${at}:${index + 1}`,
    title: '',
    heading,
    text,
    keywords: '',
    about: `${title} ${keywords}`,
  }));
}

/** Builds the search in memory, without holding up what the visitor types. */
export async function createEngine(
  first: readonly Found[],
  synonyms: readonly (readonly string[])[],
): Promise<Engine> {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'heading', 'text', 'keywords', 'about'],
    tokenize: (text) => wordsOf(text).map(({ plain }) => plain),
    processTerm: (plain) => termsOf(plain),
  });
  const site: Found[] = [];
  let whole = false;
  const passagesOf = new Map<Found, Passages>();

  async function addFound(more: readonly Found[]): Promise<void> {
    const entries = more.map((found, at) => wholeEntry(found, site.length + at));
    site.push(...more);
    await index.addAllAsync(entries, { chunkSize: CHUNK });
  }

  async function addPassages(of: (found: Found) => Passages | undefined): Promise<void> {
    const entries = site.flatMap((found, at) => {
      const passages = of(found);
      if (!passages || passagesOf.has(found)) return [];
      passagesOf.set(found, passages);
      return passageEntries(found, at, passages);
    });
    await index.addAllAsync(entries, { chunkSize: CHUNK });
  }

  await addFound(first);
  await addPassages((found) => found.passages);

  const groups = synonyms.map((words) => words.flatMap(wordsOf).map(({ plain }) => stem(plain)));
  const alike = (key: string) =>
    groups
      .filter((group) => group.includes(key))
      .flatMap((group) => group.filter((word) => word !== key));

  const options: SearchOptions = {
    tokenize: (term) => [term],
    processTerm: (term) => term,
    boost: { title: 6, heading: 3, keywords: 2, about: 0.4 },
    weights: { fuzzy: 0.3, prefix: 0.5 },
    boostDocument: (id) => (site[Number.parseInt(id, 10)]?.kind === 'page' ? 1.5 : 1),
  };

  /** A word as written counts more than its stem; the last one may still be growing. */
  const wanted = (plain: string, growing: boolean, fuzzy: number): Query => ({
    combineWith: 'OR',
    queries: [
      { queries: [plain], prefix: growing, boostTerm: () => 1.5 },
      { queries: [stem(plain)], fuzzy: plain.length > 3 ? fuzzy : 0, maxFuzzy: 2 },
      { queries: alike(stem(plain)), boostTerm: () => 0.6 },
    ],
  });

  const texts = () =>
    site.flatMap((found) => [
      found.title,
      found.summary,
      ...(passagesOf.get(found) ?? []).map(([, heading, text]) => `${heading} ${text}`),
    ]);

  function ask(query: string) {
    const all = wordsOf(query).map(({ plain }) => plain);
    const words = all.filter((plain) => !isCommon(plain));
    // « le » alone: a word that has only begun.
    const asked = words.length > 0 ? words : all.slice(-1);
    const growing = /[\p{L}\p{N}]$/u.test(query) ? asked.length - 1 : -1;
    for (const [combineWith, fuzzy] of passes) {
      const queries = asked.map((plain, at) => wanted(plain, at === growing, fuzzy));
      const results = index.search({ combineWith: combineWith ?? 'AND', queries }, options);
      if (results.length > 0) return results;
    }
    return [];
  }

  return {
    get whole() {
      return whole;
    },
    async extend(passages, found = []) {
      await addFound(found);
      await addPassages((found) => passages[found.href]);
      whole = true;
    },
    search(query) {
      const groups = new Map<Kind, Result[]>();
      const seen = new Set<Found>();
      for (const { id, terms } of ask(query)) {
        const [page = 0, passage = 0] = String(id).split(':').map(Number);
        const found = site[page];
        if (!found || seen.has(found)) continue;
        seen.add(found);
        const group = groups.get(found.kind) ?? [];
        groups.set(found.kind, [
          ...group,
          show(found, passagesOf.get(found)?.[passage - 1], new Set(terms)),
        ]);
      }
      return groups;
    },
    nearWords: (query) => nearWords(texts(), query),
  };
}

/** Marked when it is drawn: one letter finds hundreds, of which a few are shown. */
function show(found: Found, passage: Passage | undefined, terms: ReadonlySet<string>): Result {
  const shown: Passage = passage ?? ['', '', found.summary];
  const [, heading, text] = shown;
  return {
    found,
    href: addressOf(found.href, shown),
    get title() {
      return mark(found.title, terms);
    },
    get heading() {
      return mark(heading, terms);
    },
    get excerpt() {
      return excerpt(text || found.summary, terms);
    },
  };
}

function nearWords(texts: readonly string[], query: string): string[] {
  const asked = wordsOf(query).filter(({ plain }) => plain.length > 3);
  const tried = new Set<string>();
  const near: { word: string; distance: number }[] = [];
  if (asked.length === 0) return [];
  for (const text of texts) {
    for (const { start, end, plain } of wordsOf(text)) {
      const key = stem(plain);
      if (plain.length < 4 || tried.has(key)) continue;
      tried.add(key);
      const distance = Math.min(...asked.map((word) => distanceBetween(word.plain, plain)));
      if (distance <= NEAR) near.push({ word: text.slice(start, end).toLowerCase(), distance });
    }
  }
  return near
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_NEAR)
    .map(({ word }) => word);
}

/** Letters to change (Levenshtein), as a share of the longer word: 0 same, 1 nothing in common. */
export function distanceBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return (row[other.length] ?? 0) / Math.max(one.length, other.length, 1);
}
