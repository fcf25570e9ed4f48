import { NBSP } from '#lib/spaces.ts';
import type { PageOf } from '#schemas/pages/index.ts';

/** « 5 gestes, 2 min de lecture ». */
export function docFacts(
  steps: number,
  minutes: number,
  words: Pick<PageOf<'docs'>, 'steps' | 'readTime'>,
): string {
  return `${steps}${NBSP}${words.steps}, ${minutes}${NBSP}${words.readTime}`;
}
