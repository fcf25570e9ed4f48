import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measure, setTitle } from './set-title.ts';

test('each sentence begins a line, and a hyphen does not end one', () => {
  // Wide enough for all of it on one line.
  expect(setTitle('Écrivez-nous. On vous répond.', 4000, 400).lines).toEqual([
    'Écrivez-nous.',
    'On vous répond.',
  ]);
});

test('no word is lost, and a title stands in its box', () => {
  const word = fc.stringMatching(/^[a-zA-Z]{1,12}$|^[a-z]{30,40}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 9 }), (words) => {
      const { size, lines } = setTitle(words.join(' '), 740, 400);
      expect(lines.join(' ')).toBe(words.join(' '));
      expect(size * lines.length * 1.04).toBeLessThanOrEqual(400);
      for (const line of lines) expect(size * measure(line)).toBeLessThanOrEqual(740);
    }),
  );
});
