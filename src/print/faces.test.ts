import { expect, test } from 'vitest';
import { stretchesOf } from './faces.ts';

const FRENCH = 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’…–—\u00a0\u202f0123456789%€';

test.each(['display', 'text', 'bold'] as const)('%s has what French is written with', (face) => {
  const drawn = stretchesOf(FRENCH, face);
  // The narrow space may be drawn with the wide one's glyph.
  const text = drawn.map((stretch) => stretch.text).join('');
  expect(text.replace(/\s/g, ' ')).toBe(FRENCH.replace(/\s/g, ' '));
  for (const { width } of drawn) expect(width).toBeGreaterThan(0);
});

test.each(['display', 'text', 'bold'] as const)('%s: a narrow space is narrower', (face) => {
  const widthOf = (text: string) => stretchesOf(text, face)[0]?.width ?? 0;
  expect(widthOf('\u202f')).toBeGreaterThan(0);
  expect(widthOf('\u202f')).toBeLessThan(widthOf('\u00a0'));
});

test('the hyphen of an inversion is drawn as a hyphen', () => {
  expect(stretchesOf('Parlons\u2011en', 'display').map(({ text }) => text)).toEqual(['Parlons-en']);
});

test('a character that no file has stops the build, named with its text', () => {
  expect(() => stretchesOf('Prix 中', 'text')).toThrow(/« 中 » \(U\+4E2D\) de « Prix 中 »/);
});
