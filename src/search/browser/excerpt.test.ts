import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchWords, stem } from '#i18n/search.ts';
import { excerpt, mark, type Piece } from './excerpt.ts';

const terms = (query: string) => (plain: string) =>
  searchWords(query).some((word) => stem(word.plain) === stem(plain));
const text = (pieces: readonly Piece[]) => pieces.map((piece) => piece.text).join('');

test('marks inflected and accented words, only words, and never changes the text', () => {
  const marked = mark('L’inventaire et les Inventaires, inventés', terms('inventaire'));
  const shown = marked.map((piece) => (piece.hit ? `[${piece.text}]` : piece.text));
  expect(shown).toEqual(['L’', '[inventaire]', ' et les ', '[Inventaires]', ', inventés']);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (words, query) => {
      expect(text(mark(words, terms(query)))).toBe(words);
    }),
  );
});

const before = 'Le rideau se lève à huit heures et la première cliente attend déjà. ';
test.each([
  'La péremption se lit sur la boîte. ',
  'Avant la première cliente, la caissière regarde la péremption des boîtes. ',
])('an excerpt begins with the sentence that holds the words: %s', (sentence) => {
  const long = `${before.repeat(5)}${sentence}${before.repeat(5)}`.trim();
  const shown = excerpt(long, terms('peremption'));
  expect(shown.filter(({ hit }) => hit)).toEqual([{ text: 'péremption', hit: true }]);
  expect(text(shown).startsWith(`… ${sentence}`)).toBe(true);
  expect(text(shown)).toMatch(/ …$/);
  // Not much longer than two lines.
  expect(text(shown).length).toBeLessThanOrEqual(174);
});
