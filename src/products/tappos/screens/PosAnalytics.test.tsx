import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NBSP } from '#lib/spaces.ts';
import { contentOf } from '../../../../tools/content.ts';
import { posAnalytics } from '../schemas/screens/analytics.ts';
import { PosAnalytics } from './PosAnalytics.tsx';

const data = posAnalytics.parse(contentOf('screens/pos-analytics'));
const francs = fc.integer({ min: 1, max: 999_999_999 });
const threeMonths = fc.array(fc.record({ income: francs, spending: francs }), {
  minLength: 3,
  maxLength: 3,
});

/** The marks of the axis in francs, read from the picture, highest first. */
function marksOf(lines: readonly { income: number; spending: number }[]): number[] {
  const months = { ...data.months, lines: lines.map((line) => ({ ...line, label: 'mai' })) };
  const html = renderToStaticMarkup(<PosAnalytics data={{ ...data, months }} />);
  const axis = /<p [^>]*aria-hidden="true"[^>]*>((?:<span[^>]*>[^<]*<\/span>)+)<\/p>/.exec(
    html,
  )?.[1];
  return [...(axis ?? '').matchAll(/>([^<]+)</g)].map(([, mark = '']) => {
    const printed = mark.replace(`${NBSP}${data.words.million}`, '');
    return Math.round(Number(printed.replace(',', '.')) * 1_000_000);
  });
}

test('the axis of a shop of any size holds its months, in even steps', () => {
  fc.assert(
    fc.property(threeMonths, (lines) => {
      const marks = marksOf(lines).toReversed();
      const step = marks[1] ?? 0;
      expect(marks).toEqual(marks.map((_, index) => index * step));
      const most = Math.max(...lines.flatMap(({ income, spending }) => [income, spending]));
      expect(marks.at(-1)).toBeGreaterThanOrEqual(most);
    }),
    // A shop of two millions a month: its axis counts by halves.
    { numRuns: 30, examples: [[Array(3).fill({ income: 2_000_000, spending: 1_400_000 })]] },
  );
});
