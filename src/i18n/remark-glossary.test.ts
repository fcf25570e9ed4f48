import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { parseMdx } from '#lib/mdx.ts';
import { linkTerms } from './remark-glossary.ts';

const terms = [
  { href: '#caisse', forms: ['fond de caisse', 'fonds de caisse'] },
  { href: '#caisse-seule', forms: ['caisse'] },
  { href: '#bordereau', forms: ['bordereau', 'bordereaux'] },
  { href: '#api', forms: ['API'] },
  { href: '#lot', forms: [] },
];

/** The words that lead to the glossary, in order, and the text that is left. */
function linked(source: string) {
  const tree = structuredClone(parseMdx(source));
  const before = plainText(tree);
  linkTerms(tree, terms);
  expect(plainText(tree)).toBe(before);
  const links: [string, string][] = [];
  visit(tree, 'link', (node) => {
    if (node.url.startsWith('#')) links.push([plainText(node), node.url]);
  });
  return links;
}

test('the first occurrence leads to the glossary, the others stay', () => {
  expect(linked('Un bordereau, deux bordereaux.\n\nLe bordereau.')).toEqual([
    ['bordereau', '#bordereau'],
  ]);
});

test('several words in one sentence, each in its place', () => {
  expect(linked('Le bordereau passe par l’API, puis revient.')).toEqual([
    ['bordereau', '#bordereau'],
    ['API', '#api'],
  ]);
});

test('the longest form wins, whatever its case and its spaces', () => {
  expect(linked('Fond\u00a0de caisse : la caisse.')).toEqual([
    ['Fond\u00a0de caisse', '#caisse'],
    ['caisse', '#caisse-seule'],
  ]);
});

test('part of a word is not the word', () => {
  expect(linked('encaisser, APIs, sous-caisse, un lot')).toEqual([]);
});

describe('left alone', () => {
  test.each([
    ['a heading', '## Le bordereau'],
    ['a link', '[le bordereau](/blog)'],
    ['code', '`bordereau`'],
    ['a table', '| bordereau |\n| --- |\n| bordereau |'],
  ])('%s', (_, source) => {
    expect(linked(source)).toEqual([]);
  });
});

test('what is left alone does not use up the first occurrence', () => {
  expect(linked('## Le bordereau\n\nLe bordereau part.')).toHaveLength(1);
});
