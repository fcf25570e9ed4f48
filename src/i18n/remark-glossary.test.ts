import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parseMdx } from '#lib/mdx.ts';
import { linkTerms } from './remark-glossary.ts';

const terms = [
  { href: '#caisse', forms: ['fond de caisse', 'fonds de caisse'] },
  { href: '#caisse-seule', forms: ['caisse'] },
  { href: '#bordereau', forms: ['bordereau', 'bordereaux'] },
  { href: '#api', forms: ['API'] },
  { href: '#lot', forms: [] },
];

test.each([
  ['only the first occurrence', 'Un bordereau, deux bordereaux.\n\nLe bordereau.', ['bordereau']],
  ['several words, each in its place', 'Le bordereau passe par l’API.', ['bordereau', 'API']],
  [
    'the longest form, whatever its case and its spaces',
    'Fond\u00a0de caisse : la caisse.',
    ['Fond\u00a0de caisse', 'caisse'],
  ],
  ['no part of a word', 'encaisser, APIs, sous-caisse, un lot', []],
  ['no link', '[le bordereau](/blog)', []],
  ['no code', '`bordereau`', []],
  ['no table', '| bordereau |\n| --- |\n| bordereau |', []],
  ['no heading, which uses up no occurrence', '## Le bordereau\n\nLe bordereau.', ['bordereau']],
])('%s leads to the glossary', (_, source, words) => {
  const tree = structuredClone(parseMdx(source));
  const before = plainText(tree);
  linkTerms(tree, terms);
  expect(plainText(tree)).toBe(before);
  const links: string[] = [];
  visit(tree, 'link', (node) => {
    const form = plainText(node).toLowerCase().replace('\u00a0', ' ');
    const term = terms.find(({ href }) => href === node.url);
    if (!node.url.startsWith('#')) return;
    links.push(plainText(node));
    expect(term?.forms.map((one) => one.toLowerCase())).toContain(form);
  });
  expect(links).toEqual(words);
});
