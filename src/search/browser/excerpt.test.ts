import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchWords, stem } from '#i18n/search.ts';
import { excerpt, mark, type Piece } from './excerpt.ts';

const terms = (query: string) => (plain: string) =>
  searchWords(query).some((word) => stem(word.plain) === stem(plain));
const text = (pieces: readonly Piece[]) => pieces.map((piece) => piece.text).join('');
const hits = (pieces: readonly Piece[]) =>
  pieces.filter(({ hit }) => hit).map((piece) => piece.text);

describe('mark', () => {
  test('marks inflected and accented words, and only words', () => {
    expect(mark('L’inventaire et les Inventaires, inventés', terms('inventaire'))).toEqual([
      { text: 'L’', hit: false },
      { text: 'inventaire', hit: true },
      { text: ' et les ', hit: false },
      { text: 'Inventaires', hit: true },
      { text: ', inventés', hit: false },
    ]);
  });

  test('never changes the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (words, query) => {
        expect(text(mark(words, terms(query)))).toBe(words);
      }),
    );
  });
});

describe('excerpt', () => {
  const before = 'Le rideau se lève à huit heures et la première cliente attend déjà. ';
  const long = `${before.repeat(5)}La péremption se lit sur la boîte. ${before.repeat(5)}`.trim();

  test('begins with the sentence that holds the words found', () => {
    const pieces = excerpt(long, terms('peremption'));
    expect(hits(pieces)).toEqual(['péremption']);
    expect(text(pieces)).toMatch(/^… La péremption se lit sur la boîte\. Le rideau/);
    expect(text(pieces)).toMatch(/ …$/);
  });

  test('begins with that sentence though the words come late in it', () => {
    const late = 'Avant la première cliente, la caissière regarde la péremption des boîtes. ';
    const pieces = excerpt(`${before.repeat(5)}${late}${before.repeat(5)}`, terms('peremption'));
    expect(text(pieces)).toMatch(/^… Avant la première cliente/);
  });

  test('is a part of the text, not much longer than two lines', () => {
    fc.assert(
      fc.property(fc.array(fc.lorem({ maxCount: 5, mode: 'sentences' })), fc.nat(), (parts, at) => {
        const whole = parts.join(' ');
        const words = searchWords(whole);
        const asked = words[at % Math.max(1, words.length)]?.plain ?? '';
        const shown = text(excerpt(whole, terms(asked)));
        expect(whole).toContain(shown.replace(/^… | …$/g, ''));
        expect(shown.length).toBeLessThanOrEqual(174);
      }),
    );
  });
});
