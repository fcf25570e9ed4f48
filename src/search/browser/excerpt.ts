import { searchWords } from '#i18n/search.ts';

/** A run of text; `hit` marks a found word. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

const LENGTH = 170;
/** Characters kept before the first hit, to show its sentence. */
const LEAD = 50;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether a word, without accents, was found. */
type IsHit = (plain: string) => boolean;

const hitsIn = (text: string, isHit: IsHit): Span[] =>
  searchWords(text).filter(({ plain }) => isHit(plain));

function cut(text: string, from: number, to: number, hits: readonly Span[]): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const { start, end } of hits) {
    if (start < at || end > to) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), hit: false });
    pieces.push({ text: text.slice(start, end), hit: true });
    at = end;
  }
  if (at < to) pieces.push({ text: text.slice(at, to), hit: false });
  return pieces;
}

/** The whole text, with the found words marked. */
export function mark(text: string, isHit: IsHit): Piece[] {
  return cut(text, 0, text.length, hitsIn(text, isHit));
}

/** About 170 characters, cut between words, with the most hits; the beginning without any. */
export function excerpt(text: string, isHit: IsHit): Piece[] {
  const hits = hitsIn(text, isHit);
  if (text.length <= LENGTH) return cut(text, 0, text.length, hits);

  let best = { start: 0, count: 0 };
  for (const [index, { start }] of hits.entries()) {
    const count = hits.slice(index).filter(({ end }) => end - start < LENGTH - LEAD).length;
    if (count > best.count) best = { start, count };
  }
  let from = Math.max(0, Math.min(best.start - LEAD, text.length - LENGTH));
  // Better to start with the sentence, if its beginning leaves room for the first found word.
  const before = text.slice(0, best.start);
  const starts = [...before.matchAll(/[.!?…;] (?!\p{Ll})/gu)].map(({ index }) => index + 2);
  const sentence = Math.max(0, ...starts);
  if (best.start - sentence < LENGTH - LEAD) from = sentence;
  else if (from > 0) from = text.indexOf(' ', from) + 1;
  const last = text.lastIndexOf(' ', from + LENGTH);
  const to = from + LENGTH >= text.length || last <= from ? text.length : last;

  const pieces = cut(text, from, to, hits);
  if (from > 0) pieces.unshift({ text: '… ', hit: false });
  if (to < text.length) pieces.push({ text: ' …', hit: false });
  return pieces;
}
