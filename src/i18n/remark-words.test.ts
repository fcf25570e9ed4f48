import { expect, test } from 'vitest';
import { parseMdx, textOf } from '#lib/mdx.ts';
import { NBSP } from '#lib/spaces.ts';
import { readMdx } from './remark-words.ts';

const figures = {
  'price-pos': { amount: 5000, currency: 'FCFA' },
  'shop.articles.rice.price': { example: 15000 },
  'shop.vat.on': { example: '2026-11-22' },
} as const;
const text = (mdx: string) => textOf(readMdx(mdx, figures).children);

test.each([
  ["l'école", 'l’école'],
  ["l'**officine**", 'l’officine'],
  ['TapPOS coûte {price-pos}', `TapPOS coûte 5 000${NBSP}FCFA`],
  ["<Table caption='Année : {price-pos}' />", `Année${NBSP}: 5 000${NBSP}FCFA.`],
  ['{price-pos}', `5 000${NBSP}FCFA`],
  ['à {shop.articles.rice.price} FCFA', `à${NBSP}15 000${NBSP}FCFA`],
  ['le {shop.vat.on}', 'le 22/11/2026'],
  ["le code `l'id`", "le code l'id"],
])('%j', (mdx, expected) => {
  expect(text(mdx)).toBe(expected);
});

test('an unknown figure is refused by name', () => {
  expect(() => text('{rien}')).toThrow('rien');
  expect(() => text('{shop.rien}')).toThrow('l’exemple {shop.rien} n’existe pas dans examples/');
});

test('the text that others read stays as typed', () => {
  text("l'été");
  expect(textOf(parseMdx("l'été").children)).toBe("l'été");
});
