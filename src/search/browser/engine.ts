import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { asPrice, isAsking, isCommon, stem, termsOf, wordsOf } from '#i18n/search/fr.ts';
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
  /** Whether the first result is what was asked, and not a guess from a word misspelt or begun. */
  sure(query: string): boolean;
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
/** A shorter word with another letter is another word: « wave » is not « savez ». */
const LEAST_FUZZY = 6;
const FUZZY = 0.2;
/** Of a name, two letters of eight may have changed places. */
const MISSPELT = 0.25;
/** A shorter word is not taken for the beginning of another: « ONG » is not « onglet ». */
const LEAST_BEGUN = 4;
/** A name weighs only in a query of which it is the half at least. */
const NAMED = 0.5;
/** Share of the letters that may differ in a word offered instead. */
const NEAR = 0.45;
const MAX_NEAR = 3;

/**
 * Passes, from the strictest: every word as written, the last one perhaps begun, then with typing
 * errors. The first that finds something answers: a word spelt right is not mixed with its
 * neighbours. A place that has one word of several is no answer.
 */
const passes = [0, FUZZY];

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

/** The words of a query that say what it is about; « le » or « comment » alone are all there is. */
function askedIn(query: string): string[] {
  const all = wordsOf(asPrice(query)).map(({ plain }) => plain);
  const said = all.filter((plain) => !isCommon(plain));
  const words = said.filter((plain) => !isAsking(plain));
  if (words.length > 0) return words;
  return said.length > 0 ? said : all.slice(-1);
}

/** Whether one of the words is this one: inflected; loosely, begun too, or misspelt. */
function holds(words: readonly string[], wanted: string, loosely: boolean): boolean {
  return words.some(
    (word) =>
      stem(word) === stem(wanted) ||
      (loosely &&
        word[0] === wanted[0] &&
        ((word.length > LEAST_BEGUN && wanted.startsWith(word)) ||
          (Math.min(word.length, wanted.length) >= LEAST_FUZZY &&
            distanceBetween(word, wanted) <= MISSPELT))),
  );
}

/** Builds the search in memory, without holding up what the visitor types. */
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
  const site: Found[] = [];
  const names: { found: Found; words: readonly string[] }[] = [];
  const absent = unknown.map(askedIn);
  let whole = false;
  const passagesOf = new Map<Found, Passages>();

  async function addFound(more: readonly Found[]): Promise<void> {
    const entries = more.map((found, at) => wholeEntry(found, site.length + at));
    site.push(...more);
    for (const found of more) {
      for (const name of found.names ?? []) names.push({ found, words: askedIn(name) });
    }
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
    // A page goes before the passages about it, and a call of the API after everything.
    boostDocument: (id: string) => {
      const kind = site[Number.parseInt(id, 10)]?.kind;
      if (kind === 'call') return 0.4;
      return kind === 'page' ? (id.endsWith(':0') ? 3 : 1.2) : 1;
    },
  };

  /** A word as written counts more than its stem; the last one may still be growing. */
  const wanted = (plain: string, growing: boolean, fuzzy: number): Query => ({
    combineWith: 'OR',
    queries: [
      { queries: [plain], prefix: growing, boostTerm: () => 1.5 },
      { queries: [stem(plain)], fuzzy: plain.length < LEAST_FUZZY ? 0 : fuzzy, maxFuzzy: 2 },
      { queries: alike(stem(plain)), boostTerm: () => 0.6 },
    ],
  });

  const texts = () =>
    site.flatMap((found) => [
      found.title,
      found.summary,
      ...(passagesOf.get(found) ?? []).map(([, heading, text]) => `${heading} ${text}`),
    ]);

  /** Places that bear a name asked for, the longest first; undefined for what the site lacks. */
  function named(query: string, loosely = false): Found[] | undefined {
    const asked = askedIn(query);
    const share = (words: readonly string[]) =>
      words.length / asked.length >= NAMED && words.every((word) => holds(asked, word, loosely))
        ? words.length
        : 0;
    const known = names.filter(({ words }) => share(words) > 0);
    const longest = Math.max(0, ...known.map(({ words }) => words.length));
    if (absent.some((words) => share(words) > longest || share(words) === asked.length)) {
      return undefined;
    }
    return known.toSorted((a, b) => b.words.length - a.words.length).map(({ found }) => found);
  }

  function lookFor(words: readonly string[], open: boolean, fuzzy: number) {
    const growing = (plain: string, at: number) =>
      open && at === words.length - 1 && plain.length >= LEAST_BEGUN;
    const queries = words.map((plain, at) => wanted(plain, growing(plain, at), fuzzy));
    return index.search({ combineWith: 'AND', queries }, options);
  }

  /** What holds every word, and whether as written; of three and more, one may be missing; of two, a number. */
  function ask(query: string) {
    const asked = askedIn(query);
    const open = /[\p{L}\p{N}]$/u.test(query);
    for (const fuzzy of passes) {
      const results = lookFor(asked, open, fuzzy);
      const last = asked.at(-1) ?? '';
      const written = results[0]?.terms.some((term) => term === last || term === stem(last));
      if (results.length > 0) return { results, sure: fuzzy === 0 && written === true };
    }
    const without = asked.map((_, at) => asked.toSpliced(at, 1));
    const fewer = without.filter(
      ({ length }, at) => length > 1 || (length > 0 && /^\d+$/.test(asked[at] ?? '')),
    );
    const results = fewer.map((words) => lookFor(words, false, 0)).find(({ length }) => length > 0);
    return { results: results ?? [], sure: false };
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
    sure: (query) => (named(query)?.length ?? 0) > 0 || ask(query).sure,
    search(query) {
      const groups = new Map<Kind, Result[]>();
      const seen = new Set<Found>();
      const add = (found: Found, passage: Passage | undefined, terms: readonly string[]) => {
        if (seen.has(found)) return;
        seen.add(found);
        const group = groups.get(found.kind) ?? [];
        groups.set(found.kind, [...group, show(found, passage, new Set(terms))]);
      };
      const exactly = named(query);
      if (!exactly) return groups;
      const called = exactly.length > 0 ? exactly : (named(query, true) ?? []);
      const answers = ask(query).results.flatMap(({ id, terms }) => {
        const [page = 0, passage = 0] = String(id).split(':').map(Number);
        const found = site[page];
        return found ? [{ found, passage: passagesOf.get(found)?.[passage - 1], terms }] : [];
      });
      for (const found of called) {
        // Where it says so, if it does.
        const said = answers.find((answer) => answer.found === found);
        add(found, said?.passage, said?.terms ?? askedIn(query).flatMap(termsOf));
      }
      for (const { found, passage, terms } of answers) add(found, passage, terms);
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
