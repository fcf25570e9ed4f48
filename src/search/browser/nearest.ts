import { fold } from '#lib/fold.ts';
import type { Found } from '../index-file.ts';

/** How alike two words must be: one letter of four may differ. */
const ALIKE = 0.7;

const addressWords = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? [];

/** Share of the letters that two words have in common: Levenshtein's distance, turned round. */
function likeness(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    let [before, left] = [at, at + 1];
    row = row.map((above, column) => {
      if (column > 0)
        left = Math.min(before + Number(other[column - 1] !== letter), above + 1, left + 1);
      before = above;
      return left;
    });
  }
  return 1 - (row[row.length - 1] ?? 0) / Math.max(one.length, other.length);
}

/** How much of some words others have, by their letters: 0 to 1. */
function share(asked: readonly string[], given: readonly string[]): number {
  let [all, had] = [0, 0];
  for (const word of asked) {
    const best = Math.max(0, ...given.map((other) => likeness(word, other)));
    all += word.length;
    if (best >= ALIKE) had += word.length * best;
  }
  return all && had / all;
}

/** The page whose address and title have most of the words of an address, if they have half. */
export function nearest(path: string, pages: readonly Found[]): Found | undefined {
  let address = path;
  try {
    address = decodeURIComponent(path);
  } catch {
    // Read as it is.
  }
  const asked = addressWords(address.slice(0, 100));
  // `/tap-pos` is « tappos ».
  const joined = addressWords(address.slice(0, 100).replace(/-/g, ''));
  const ranked = pages.flatMap((page) => {
    const own = addressWords(page.href.replace(/[?#].*/, ''));
    const given = [...own, ...addressWords(page.title)];
    const held = Math.max(share(asked, given), share(joined, given));
    // Of two pages that have as much, the page with fewer other words.
    return held > 0.5 ? [{ page, score: held + share(own, asked) / 2 }] : [];
  });
  return ranked.sort((a, b) => b.score - a.score)[0]?.page;
}
