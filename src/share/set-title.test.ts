import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setTitle } from './set-title.ts';

// A lower-case letter such as « a » takes 0.57 of the size, a space 0.27.

test('few letters are set large, on one line', () => {
  // 5 × 0.57 × 118 = 336 px.
  expect(setTitle('aaaaa', 740, 400)).toEqual({ size: 118, lines: ['aaaaa'] });
});

test('a long word brings the size down', () => {
  // 15 × 0.57 = 8.55: 740 / 8.55 = 86.5 px at most, so 86.
  expect(setTitle('a'.repeat(15), 740, 400).size).toBe(86);
});

test('lines are even rather than full', () => {
  // At 118 px a line holds 740 / 118 = 6.27: two words and their space take 4.83, three 7.38.
  // Four words want two lines: two and two, not « three and one » nor « two, one, one ».
  expect(setTitle('aaaa aaaa aaaa aaaa', 740, 400).lines).toEqual(['aaaa aaaa', 'aaaa aaaa']);
});

test('each sentence begins a line, and a hyphen does not end one', () => {
  // Wide enough for all of it on one line.
  expect(setTitle('Écrivez-nous. On vous répond.', 4000, 400).lines).toEqual([
    'Écrivez-nous.',
    'On vous répond.',
  ]);
});

test('no word is lost, and a title stands in its box', () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      const { size, lines } = setTitle(words.join(' '), 740, 400);
      expect(lines.join(' ')).toBe(words.join(' '));
      expect(size * lines.length * 1.04).toBeLessThanOrEqual(400);
    }),
  );
});
