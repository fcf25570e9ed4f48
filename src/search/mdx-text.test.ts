import { describe, expect, test } from 'vitest';
import { NBSP } from '../lib/typography.ts';
import { mdxText, splitParts, splitSections } from './mdx-text.ts';

const text = (mdx: string) => mdxText(mdx, { 'price-pos': { amount: 5000, currency: 'FCFA' } });

describe('mdxText', () => {
  test.each([
    ['1. Ouvrez la [référence](/api).\n2. Copiez `email`.', 'Ouvrez la référence. Copiez email.'],
    ['- **Il manque.** Recomptez.', 'Il manque. Recomptez.'],
    ['le champ `access_token` et _lui_', 'le champ access_token et lui'],
    ['```sh\ncurl https://x\n```\n\nFin.', 'Fin.'],
    ['> Une citation\n\nsuite', 'Une citation suite'],
    ['TapPOS coûte {price-pos}', `TapPOS coûte 5\u202f000${NBSP}FCFA`],
    ["l'école", 'l’école'],
    ['{inconnu}', '{inconnu}'],
  ])('%j', (mdx, expected) => {
    expect(text(mdx)).toBe(expected);
  });

  test('a table is its caption and its words; nobody looks for its figures', () => {
    const table =
      '<Table caption="Pertes de mars" total>\n\n| Motif | Montant |\n| --- | ---: |\n| Péremption | 3 500 |\n| 500 | 2 |\n\n</Table>';
    expect(text(table)).toBe('Pertes de mars. Motif, Montant. Péremption.');
  });
});

test('sections, the opening first', () => {
  expect(splitSections('Avant.\n\n## Un\n\nA\n\n### Pas lui\n\n## Deux\n\nB')).toEqual([
    'Avant.\n\n',
    '\n\nA\n\n### Pas lui\n\n',
    '\n\nB',
  ]);
});

test('parts of a document', () => {
  expect(splitParts('<Faire>\n\n1. Un\n\n</Faire>\n\n<Voir>\n\nDeux\n\n</Voir>\n')).toEqual([
    { part: 'Faire', body: '\n1. Un\n\n' },
    { part: 'Voir', body: '\nDeux\n\n' },
  ]);
});
