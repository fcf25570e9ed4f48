import { expect, test } from 'vitest';
import { plainMarkdown } from './feed-markdown.ts';

const figures = { 'support-hours': 'du lundi au vendredi' };
const plain = (mdx: string) => plainMarkdown(mdx, figures, 'https://www.example.com');

test('a table keeps its caption and loses its tag', () => {
  const mdx =
    '<Table caption="Espèces, en FCFA" total>\n\n| A | B |\n| --- | ---: |\n| x | 5 |\n\n</Table>';
  expect(plain(mdx)).toBe('**Espèces, en FCFA**\n\n| A | B |\n| --- | ---: |\n| x | 5 |\n\n');
});

test('links to the site are full, others as they are', () => {
  expect(plain('[un](/blog/x) [deux](https://example.org/y) [trois](#ici)')).toBe(
    '[un](https://www.example.com/blog/x) [deux](https://example.org/y) [trois](#ici)',
  );
});

test('figures are inserted; an unknown one is refused', () => {
  expect(plain('ouvert {support-hours}')).toBe('ouvert du lundi au vendredi');
  expect(() => plain('{rien}')).toThrow('rien');
});
