import MiniSearch, { type SearchResult } from 'minisearch';
import { isCommon, searchWords, stem } from '#i18n/search.ts';
import { fold } from '#lib/fold.ts';
import { remembered } from '#lib/remembered.ts';
import type { Kind } from '#schemas/search.ts';
import { addressOf, type Found, type Passage, type TextsFile } from '../index-file.ts';
import { excerpt, mark, type Piece } from './excerpt.ts';

export interface Result {
  readonly found: Found;
  /** Leads to the passage. */
  readonly href: string;
  readonly title: readonly Piece[];
  /** Of the passage, when it has a heading. */
  readonly heading: readonly Piece[];
  readonly excerpt: readonly Piece[];
}

interface Answer {
  /** The best passage of each page that answers, by kind; the best kind comes first. */
  readonly groups: Map<Kind, Result[]>;
  /** Whether the first result is what was asked, not a guess from a misspelt or unfinished word. */
  readonly sure: boolean;
}

export interface Engine {
  /** Adds what is fetched later. */
  extend(later: Pick<TextsFile, 'found' | 'passages'>): Promise<void>;
  /** Whether `extend` has been called, and has ended. */
  readonly whole: boolean;
  search(query: string): Answer;
  /** Words of the site that are spelt nearly like those of the query. */
  nearWords(query: string): string[];
}

/** A document of the index: a page, or one of its passages. */
interface Entry {
  readonly id: number;
  readonly found: Found;
  readonly passage?: Passage;
  readonly names?: string;
  readonly title?: string;
  readonly heading?: string;
  readonly text: string;
  readonly keywords?: string;
  /** Title and keywords of its page, so that a query may be answered partly by them. */
  readonly about?: string;
}

/** How well a page answers. */
interface Standing {
  score: number;
  /** How many of its entries answer, and the best entry that shows why. */
  count: number;
  best?: SearchResult;
  /** Which words of the query they hold, all together, and whether in the most important fields. */
  readonly terms: Set<string>;
  tells: boolean;
}

/** How many documents are indexed without a pause: about 40 ms on a modest phone. */
const CHUNK = 20;
/** Share of the letters that may differ in a word that the site does not have. */
const FUZZY = 0.2;
/** Shorter words are not compared loosely, since one letter makes another word: wave, save. */
const LEAST_FUZZY = 6;
/** A shorter word is not taken for a part of another: « ONG » does not find « onglet ». */
const LEAST_PART = 4;
/** Share of the words asked that a page must have; half is enough in the most important fields. */
const ANSWERED = 2 / 3;
const TELLING = ['names', 'title', 'heading', 'keywords'];
/** What is seen of a result. */
const SHOWN = ['title', 'heading', 'text'];
/** What a further passage of a page adds to the passage before. */
const FURTHER = 0.5;
const MAX_NEAR = 3;

const COMPOUND = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)+/gu;

/** The words of a query that say what it is about; all of them if none does. */
function askedIn(query: string): string[] {
  const all = searchWords(query).map(({ plain }) => plain);
  const said = all.filter((plain) => !isCommon(plain));
  return said.length > 0 ? said : all;
}

/** A key for words in any order. */
const keyOf = (words: readonly string[]) => words.map(stem).sort().join(' ');

/**
 * Builds the search in memory, in small steps, so that typing stays smooth.
 * @param synonyms groups of words that mean the same
 * @param absent subjects that the site says nothing about: a query about them finds nothing
 */
export async function createEngine(
  first: readonly Found[],
  synonyms: readonly (readonly string[])[],
  absent: readonly string[] = [],
): Promise<Engine> {
  const site: Found[] = [];
  /** What already has its passages. */
  const complete = new Set<Found>();
  /** Pages by the key of their title and of each name that visitors give them. */
  const named = new Map<string, Found[]>();
  /** Words as the site writes them, by stem. */
  const written = new Map<string, string>();
  /** All that the index holds. */
  const terms = new Set<string>();
  const groups = synonyms.map((words) => words.map((word) => stem(fold(word))));
  const absentKeys = absent.map((subject) => askedIn(subject).map(stem));
  let whole = false;

  /** The keys that a word is searched by: its stem, and its groups of synonyms. */
  const termsOf = remembered((plain) => {
    const key = stem(plain);
    return [key, ...groups.flatMap((words, at) => (words.includes(key) ? `=${at}` : []))];
  });

  const index = new MiniSearch<Entry>({
    fields: ['names', 'title', 'heading', 'text', 'keywords', 'about'],
    storeFields: ['found', 'passage'],
    tokenize(text) {
      const words = searchWords(text);
      for (const { plain, start, end } of words) written.set(stem(plain), text.slice(start, end));
      // Words with a hyphen are found written as one word too: « e-mail » as « email ».
      const joined = (text.match(COMPOUND) ?? []).map((word) => fold(word).replace(/-/g, ''));
      return [...words.map(({ plain }) => plain), ...joined];
    },
    processTerm: remembered((plain) => {
      if (isCommon(plain)) return false;
      const own = [...new Set([plain, ...termsOf(plain)])];
      for (const term of own) terms.add(term);
      return own;
    }),
    searchOptions: {
      tokenize: (words) => words.split(' '),
      processTerm: termsOf,
      boost: { names: 8, title: 6, heading: 2, keywords: 2, about: 0.4 },
      boostTerm: (term) => (term.startsWith('=') ? 0.8 : 1),
      weights: { fuzzy: 0.3, prefix: 0.5 },
      // Pages of the products come first, sheets to print after the rest, calls of the API last.
      boostDocument(_, __, { found } = {}) {
        const { kind, product } = found as Found;
        if (kind === 'call') return 0.4;
        if (kind === 'guide') return 0.7;
        return kind === 'page' && product ? 1.2 : 1;
      },
    },
  });

  /** Adds what can be found, and the passages of everything that has none yet. */
  async function add(
    more: readonly Found[],
    passagesAt: (found: Found) => readonly Passage[] | undefined,
  ): Promise<void> {
    const entries: Omit<Entry, 'id'>[] = [];
    for (const found of more) {
      const { names = [], title, summary: text, keywords = '' } = found;
      for (const key of [title, ...names].map((name) => keyOf(askedIn(name)))) {
        named.set(key, [...(named.get(key) ?? []), found]);
      }
      entries.push({ found, names: names.join(', '), title, text, keywords });
      site.push(found);
    }
    for (const found of site.filter((one) => !complete.has(one))) {
      const passages = passagesAt(found);
      if (passages) complete.add(found);
      const about = `${found.title} ${found.keywords ?? ''}`;
      for (const passage of passages ?? []) {
        const [, heading, text] = passage;
        entries.push({ found, passage, heading, text, about });
      }
    }
    const from = index.documentCount;
    const numbered = entries.map((entry, at) => ({ ...entry, id: from + at }));
    await index.addAllAsync(numbered, { chunkSize: CHUNK });
  }

  await add(first, ({ passages }) => passages);

  const isKnown = (plain: string) => termsOf(plain).some((term) => terms.has(term));

  /** Two words of the site that make up an unknown word; otherwise that word itself. */
  function splitCompound(plain: string): string[] {
    for (let at = LEAST_PART; at <= plain.length - LEAST_PART; at += 1) {
      const parts = [plain.slice(0, at), plain.slice(at)];
      if (parts.every(isKnown)) return parts;
    }
    return [plain];
  }

  /** Words joined or split as the site writes them: « code barre », « multicampus ». */
  function asWritten(asked: readonly string[]): string[] {
    const words: string[] = [];
    for (const plain of asked) {
      const joined = `${words[words.length - 1] ?? ''}${plain}`;
      if (isKnown(joined)) words.splice(-1, 1, joined);
      else words.push(...(isKnown(plain) ? [plain] : splitCompound(plain)));
    }
    // Numbers are not asked: « 3 boutiques », « 350 élèves ».
    const said = words.filter((plain) => !/^\d+$/.test(plain));
    return said.length > 0 ? said : words;
  }

  /** Whether a subject that the site lacks makes up half of the words. */
  function isAbsent(words: readonly string[]): boolean {
    const keys = words.map(stem);
    return absentKeys.some(
      (subject) => subject.length * 2 >= keys.length && subject.every((key) => keys.includes(key)),
    );
  }

  /** The pages that have most of the words, the best first. */
  function lookFor(words: readonly string[]): [Found, Standing][] {
    const unknown = new Set(words.filter((plain) => !isKnown(plain)));
    const results = index.search(words.join(' '), {
      processTerm: (plain) => (unknown.has(plain) ? plain : termsOf(plain)),
      // A word may be unfinished or misspelt only if the site does not have it.
      prefix: (term, at, terms) =>
        unknown.has(term) && at === terms.length - 1 && term.length >= LEAST_PART,
      fuzzy: (term) => unknown.has(term) && term.length >= LEAST_FUZZY && FUZZY,
    });
    const pages = new Map<Found, Standing>();
    for (const result of results) {
      const page = pages.get(result.found) ?? {
        score: 0,
        count: 0,
        terms: new Set(),
        tells: false,
      };
      pages.set(result.found, page);
      page.score += result.score * FURTHER ** page.count;
      page.count += 1;
      for (const term of result.queryTerms) page.terms.add(term);
      const fields = Object.values(result.match).flat();
      page.tells ||= fields.some((field) => TELLING.includes(field));
      if (fields.some((field) => SHOWN.includes(field))) page.best ??= result;
    }
    const heldBy = ({ terms }: Standing) =>
      words.filter((plain) => [plain, ...termsOf(plain)].some((term) => terms.has(term))).length /
      words.length;
    return [...pages]
      .filter(([, page]) => heldBy(page) >= (page.tells ? 0.5 : ANSWERED))
      .sort(([, a], [, b]) => b.score * heldBy(b) - a.score * heldBy(a));
  }

  /** A result. Its words are only marked when it is drawn: few of the hundreds found are. */
  function show(found: Found, best: SearchResult | undefined, words: readonly string[]): Result {
    const shown: Passage = best?.passage ?? ['', '', found.summary];
    const terms = new Set(best?.terms ?? words.flatMap(termsOf));
    const isHit = (plain: string) => [plain, ...termsOf(plain)].some((term) => terms.has(term));
    const [, heading, text] = shown;
    return {
      found,
      href: addressOf(found.href, shown),
      get title() {
        return mark(found.title, isHit);
      },
      get heading() {
        return mark(heading, isHit);
      },
      get excerpt() {
        return excerpt(text || found.summary, isHit);
      },
    };
  }

  return {
    get whole() {
      return whole;
    },
    async extend({ found, passages }) {
      await add(found, ({ href }) => passages[href]);
      whole = true;
    },
    search(query) {
      const asked = askedIn(query);
      const words = asWritten(asked);
      const called = named.get(keyOf(asked)) ?? [];
      const groups = new Map<Kind, Result[]>();
      if (called.length === 0 && isAbsent(words)) return { groups, sure: false };
      const pages = lookFor(words);
      const best = new Map(pages.map(([found, page]) => [found, page.best]));
      for (const found of new Set([...called, ...best.keys()])) {
        const group = groups.get(found.kind) ?? [];
        groups.set(found.kind, group);
        group.push(show(found, best.get(found), words));
      }
      const terms = pages[0]?.[1].best?.terms;
      const certain = terms && asked.every((plain) => terms.includes(stem(plain)));
      return { groups, sure: called.length > 0 || !!certain };
    },
    nearWords(query) {
      const near = index.autoSuggest(query, {
        tokenize: askedIn,
        prefix: false,
        fuzzy: (term) => term.length >= LEAST_PART && FUZZY,
        combineWith: 'OR',
      });
      const words = near.flatMap(({ terms }) => terms.flatMap((term) => written.get(term) ?? []));
      return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, MAX_NEAR);
    },
  };
}
