import { describe, expect, test } from 'vitest';
import { countWords, readTime } from './read-time.ts';

const words = (count: number) => Array(count).fill('mot').join(' ');

describe('countWords', () => {
  test.each([
    ['', 0],
    ['   \n\n  ', 0],
    ['Un deux trois', 3],
    ["L'école d'Aïcha", 2],
    ['Vraiment ? Oui !', 2],
    ['**Deux** — _mots_', 2],
    ['20 000 FCFA', 2],
    ['1 250 000 F', 2],
    ['## Un titre', 2],
    ['[nos exemples](/ai?q=un deux)', 2],
    ['<Table caption="ceci ne compte pas" total>\n\nUn mot\n\n</Table>', 2],
    ['| Mois | Dû |\n|---|---:|\n| Mai | 45 000 |', 4],
    ['---\ntitle: Un titre caché\n---\nVisible', 1],
    ['import X from "./x.tsx"\n\nVisible', 1],
  ])('%j', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});

describe('readTime', () => {
  test.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [650, 4],
  ])('%i words', (count, minutes) => {
    expect(readTime(words(count))).toBe(minutes);
  });
});
