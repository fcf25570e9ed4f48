import { fill, formatCount, formatNumber } from '#i18n/format.ts';
import type { PageOf } from '#schemas/pages/index.ts';

/** « 2 min de lecture ». */
export function readTimeText(minutes: number, words: Pick<PageOf<'docs'>, 'readTime'>): string {
  return words.readTime.replace('#', formatNumber(minutes));
}

/** « 5 gestes, 2 min de lecture ». */
export function docFacts(
  steps: number,
  minutes: number,
  words: Pick<PageOf<'docs'>, 'steps' | 'readTime' | 'facts'>,
): string {
  return fill(words.facts, {
    steps: formatCount(steps, words.steps),
    time: readTimeText(minutes, words),
  });
}
