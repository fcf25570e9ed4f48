import { expect, test } from 'vitest';
import { countWords, parseMdx, readTime, sectionsOf, textOf } from './mdx.ts';

const words = (count: number) => Array(count).fill('mot').join(' ');

test.each([
  ['', 0],
  ['   \n\n  ', 0],
  ['Un deux trois', 3],
  ["L'école d'Aïcha", 2],
  ['Vraiment ? Oui !', 2],
  ['**Deux** — _mots_', 2],
  ['1 250 000 F', 2],
  ['## Un titre', 2],
  ['[nos exemples](</ai?q=un deux>)', 2],
  ['<Table caption="ceci ne compte pas" total>\n\nUn mot\n\n</Table>', 2],
  ['| Mois | Dû |\n|---|---:|\n| Mai | 45 000 |', 4],
  ['Trois {price-pos} mots', 3],
  ['Si 3 \\<b et 7 > 2, alors', 7],
])('words of %j: %i', (mdx, count) => {
  expect(countWords(mdx)).toBe(count);
});

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [650, 4],
])('%i words are read in %i min', (count, minutes) => {
  expect(readTime(words(count))).toBe(minutes);
});

const rows = '| Motif | Montant |\n| --- | ---: |\n| Péremption | 3 500 |\n| 500 | 2 |';
const table = (quote: string) =>
  `<Table caption=${quote}Pertes de mars${quote} total>\n\n${rows}\n\n</Table>`;

test.each([
  ['1. Ouvrez la [référence](/api).\n2. Copiez `email`.', 'Ouvrez la référence. Copiez email.'],
  ['- **Il manque.** Recomptez.', 'Il manque. Recomptez.'],
  ['le champ `access_token` et _lui_', 'le champ access_token et lui'],
  ['```sh\ncurl https://x\n```\n\nFin.', 'Fin.'],
  ['> Une citation\n\nsuite', 'Une citation suite'],
  ['Si 3 \\<b et 7 > 2, alors', 'Si 3 <b et 7 > 2, alors'],
  [table('"'), 'Pertes de mars. Motif, Montant. Péremption.'],
  [table("'"), 'Pertes de mars. Motif, Montant. Péremption.'],
])('the text of %j', (mdx, expected) => {
  expect(textOf(parseMdx(mdx).children)).toBe(expected);
});

test('what is not MDX is refused', () => {
  expect(() => parseMdx('Si 3 <b et 7 > 2, alors')).toThrow();
});

const sections = (mdx: string) =>
  sectionsOf(parseMdx(mdx)).map(({ heading, anchor, body }) => [heading, anchor, textOf(body)]);

// That anchors are those of the pages: `tests/site/search.test.ts`.
test('sections: the opening first, then each heading with its text; a line of code is none', () => {
  const code = '```md\n## Dans le code\n```';
  expect(sections(`Avant.\n\n${code}\n\n## Un\n\nA\n\n### Pas lui\n\n## Deux\n\nB`)).toEqual([
    ['', '', 'Avant.'],
    ['Un', 'un', 'A Pas lui'],
    ['Deux', 'deux', 'B'],
  ]);
});
