import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceLines, breakLines, type Line, type Style, widthOf } from './lines.ts';

const style: Style = { face: 'text', size: 10, colour: '#000' };
const wide = (text: string) => widthOf([{ text, style }]);
const printed = (lines: readonly Line[]) =>
  lines.map((line) => line.map(({ text }) => text).join(''));

describe('a line', () => {
  test('breaks at plain spaces only', () => {
    const text = '20\u202f000\u00a0FCFA !';
    expect(printed(breakLines([{ text, style }], 1))).toEqual(['20\u202f000\u00a0FCFA', '!']);
  });

  test('is balanced: four words on two lines are two and two', () => {
    const text = 'aaaa aaaa aaaa aaaa';
    const width = wide('aaaa aaaa aaaa') + 0.1;
    expect(printed(breakLines([{ text, style }], width))).toEqual(['aaaa aaaa aaaa', 'aaaa']);
    expect(printed(balanceLines([{ text, style }], width))).toEqual(['aaaa aaaa', 'aaaa aaaa']);
  });
});

test('no word is lost, no line is too wide, and balancing adds no line', () => {
  const word = fc.stringMatching(/^[a-z]{1,9}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), (words) => {
      const runs = [{ text: words.join(' '), style }];
      const full = breakLines(runs, 90);
      const even = balanceLines(runs, 90);
      expect(printed(even).join(' ')).toBe(words.join(' '));
      expect(even).toHaveLength(full.length);
      for (const line of even) expect(widthOf(line)).toBeLessThanOrEqual(90);
    }),
  );
});
