import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';

describe('fold', () => {
  test.each([
    ['ÉCOLE', 'ecole'],
    ['Où ça, Noël ?', 'ou ca, noel ?'],
    ['cœur, Œuvre', 'coeur, oeuvre'],
    ['ex æquo', 'ex aequo'],
    ['l’école', "l'ecole"],
    ['lʼécole', "l'ecole"],
    ['20\u202f000\u00a0FCFA', '20 000 fcfa'],
    ['  deux\n  mots\t', 'deux mots'],
    ['e\u0301cole', 'ecole'],
    ['', ''],
  ])('%j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});
