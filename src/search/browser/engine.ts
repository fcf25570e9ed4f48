import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { sound, stem, termsOf, wordsOf } from '#i18n/search/index.ts';
import type { Kind } from '#schemas/search-kinds.ts';
import { addressOf, type Found, type Passage, type TextsFile } from '../index-file.ts';
import { askedIn, isNumber } from './asked.ts';
import { excerpt, mark, type Piece } from './excerpt.ts';
import { createNames, eases } from './names.ts';
import { LEAST_BEGUN, LEAST_FUZZY, nearWords } from './spelling.ts';

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
  /** Adds what is fetched later: passages by address, and more that can be found. */
  extend(passages: TextsFile['passages'], found?: readonly Found[]): Promise<void>;
  /** Whether `extend` has been called, and has ended. */
  readonly whole: boolean;
  /** The best passage of each page that answers, by kind; the best kind comes first. */
  search(query: string): Map<Kind, Result[]>;
  /** Whether the first result is what was asked, not a guess from a misspelt or unfinished word. */
  sure(query: string): boolean;
  /** Words of the site that are spelt nearly like those of the query. */
  nearWords(query: string): string[];
}

type Passages = readonly Passage[];

/** A document of the index: a page as a whole, or one of its passages. */
interface Entry {
  /** The number of the page, then that of the passage, from 1; 0 is the page as a whole: `12:0`. */
  readonly id: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly keywords: string;
  /** Title and keywords of the page, so that a query may be answered partly by them. */
  readonly about: string;
}

/** How many documents are indexed without a pause: about 10 ms on a modest phone. */
const CHUNK = 40;
/** Share of the letters of a word that may differ. */
const FUZZY = 0.2;
/** Share of the words asked that a page must have, when no page has all of them. */
const ANSWERED = 2 / 3;

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

/** The number of the page of an entry. */
const pageOf = (id: unknown) => Number.parseInt(String(id), 10);

/**
 * Builds the search in memory, in small steps, so that typing stays smooth.
 * @param synonyms groups of words that mean the same
 * @param unknown subjects that the site says nothing about: a query about one finds nothing
 */
export async function createEngine(
  first: readonly Found[],
  synonyms: readonly (readonly string[])[],
  unknown: readonly string[] = [],
): Promise<Engine> {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'heading', 'text', 'keywords', 'about'],
    tokenize: (text) => wordsOf(text).map(({ plain }) => plain),
    processTerm: (plain) => termsOf(plain),
  });
  const groups = synonyms.map((words) => words.flatMap(wordsOf).map(({ plain }) => stem(plain)));
  const alike = (key: string) =>
    groups
      .filter((group) => group.includes(key))
      .flatMap((group) => group.filter((word) => word !== key));
  const names = createNames(alike, unknown);
  const site: Found[] = [];
  let whole = false;
  const passagesOf = new Map<Found, Passages>();

  async function addFound(more: readonly Found[]): Promise<void> {
    const entries = more.map((found, at) => wholeEntry(found, site.length + at));
    site.push(...more);
    names.add(more);
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

  const options: SearchOptions = {
    tokenize: (term) => [term],
    processTerm: (term) => term,
    boost: { title: 6, heading: 3, keywords: 2, about: 0.4 },
    weights: { fuzzy: 0.3, prefix: 0.5 },
    // Pages come before articles, those of the products first; sheets to print come after the rest,
    // and calls of the API last. A page as a whole comes before its passages.
    boostDocument: (id: string) => {
      const { kind, product } = site[pageOf(id)] ?? {};
      if (kind === 'call') return 0.4;
      if (kind === 'guide') return 0.7;
      if (kind !== 'page') return 1;
      return (id.endsWith(':0') ? 3 : 1.2) * (product ? 1.3 : 1);
    },
  };

  /**
   * The query for one word, which counts more as written than by its stem.
   * @param growing whether the word may be unfinished
   */
  const wanted = (plain: string, growing: boolean, loosely: boolean): Query => ({
    combineWith: 'OR',
    queries: [
      { queries: [plain], prefix: growing, boostTerm: () => 1.5 },
      {
        queries: [stem(plain)],
        fuzzy: loosely && plain.length >= LEAST_FUZZY ? FUZZY : 0,
        maxFuzzy: 2,
      },
      { queries: loosely ? [sound(plain)] : [], boostTerm: () => 0.5 },
      { queries: alike(stem(plain)), boostTerm: () => 0.6 },
    ],
  });

  const texts = () =>
    site.flatMap((found) => [
      found.title,
      found.summary,
      ...(passagesOf.get(found) ?? []).map(([, heading, text]) => `${heading} ${text}`),
    ]);

  function lookFor(words: readonly string[], open: boolean, loosely: (plain: string) => boolean) {
    const growing = (plain: string, at: number) =>
      open && at === words.length - 1 && plain.length >= LEAST_BEGUN;
    const queries = words.map((plain, at) => wanted(plain, growing(plain, at), loosely(plain)));
    return index.search({ combineWith: 'AND', queries }, options);
  }

  const isHeld = (plain: string) => lookFor([plain], false, () => false).length > 0;

  /** Pages that have most of the words, in whatever passages; the best passage stands for each. */
  function together(asked: readonly string[]): SearchResult[] {
    const pages = new Map<number, { best: SearchResult; count: number; score: number }>();
    for (const plain of asked) {
      const results = lookFor([plain], false, () => !isHeld(plain));
      const best = new Map(results.toReversed().map((result) => [pageOf(result.id), result]));
      for (const [page, result] of best) {
        const { best = result, count = 0, score = 0 } = pages.get(page) ?? {};
        pages.set(page, {
          best: best.score < result.score ? result : best,
          count: count + 1,
          score: score + result.score,
        });
      }
    }
    return [...pages.values()]
      .filter(({ count }) => count / asked.length >= ANSWERED)
      .toSorted((a, b) => b.count - a.count || b.score - a.score)
      .map(({ best }) => best);
  }

  /**
   * The answers, and whether they have the words as written. Three searches are tried, and the
   * first one that finds something answers, so that a word spelt right is not mixed with similar
   * ones: all words as written, the last perhaps unfinished; then loosely those words that the site
   * does not have; then pages that have most of the words, numbers left out.
   */
  function ask(query: string) {
    const asked = askedIn(query);
    const open = /[\p{L}\p{N}]$/u.test(query);
    const strictly = lookFor(asked, open, () => false);
    if (strictly.length > 0) {
      const sure = asked.every((plain) => strictly[0]?.terms.includes(stem(plain)));
      return { results: strictly, sure };
    }
    const results = lookFor(asked, open, (plain) => !isHeld(plain));
    if (results.length > 0) return { results, sure: false };
    return { results: together(asked.filter((plain) => !isNumber(plain))), sure: false };
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
    sure(query) {
      // A name that is only a part of the query comes first, but is certain only if it makes up all
      // of it.
      const called = (least?: number) => !!names.named(query, 'written', least)?.length;
      return called() ? called(1) : ask(query).sure;
    },
    search(query) {
      const groups = new Map<Kind, Result[]>();
      const seen = new Set<Found>();
      const add = (found: Found, passage: Passage | undefined, terms: readonly string[]) => {
        if (seen.has(found)) return;
        seen.add(found);
        const group = groups.get(found.kind) ?? [];
        groups.set(found.kind, [...group, show(found, passage, new Set(terms))]);
      };
      const tries = eases.map((ease) => names.named(query, ease));
      if (!tries[0]) return groups;
      const called = tries.find((places) => places && places.length > 0) ?? [];
      const answers = ask(query).results.flatMap(({ id, terms }) => {
        const [page = 0, passage = 0] = String(id).split(':').map(Number);
        const found = site[page];
        return found ? [{ found, passage: passagesOf.get(found)?.[passage - 1], terms }] : [];
      });
      for (const found of called) {
        // Links to the passage that matches, if one does.
        const said = answers.find((answer) => answer.found === found);
        add(found, said?.passage, said?.terms ?? askedIn(query).flatMap(termsOf));
      }
      for (const { found, passage, terms } of answers) add(found, passage, terms);
      return groups;
    },
    nearWords: (query) => nearWords(texts(), query),
  };
}

/** A result. Its words are only marked when it is drawn: few of the hundreds found are. */
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
