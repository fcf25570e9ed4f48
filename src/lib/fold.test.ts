import { describe, expect, test } from 'vitest';
import { fold, matches } from './fold.ts';

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

describe('matches', () => {
  const fields = ['L’inventaire sans fermer', 'Compter à deux, au cœur de la réserve'];

  test.each([
    'inventaire',
    'INVENTAIRE',
    "l'inv",
    'l’inv',
    'reserve',
    'coeur',
    ' deux,  au ',
    'fermer',
  ])('finds %j', (query) => {
    expect(matches(query, fields)).toBe(true);
  });

  test.each(['', '   ', '\n\t'])('shows everything for %j', (query) => {
    expect(matches(query, fields)).toBe(true);
  });

  test.each(['bulletin', 'inventaires', 'fermer compter', '.*', '('])(
    'does not find %j',
    (query) => {
      expect(matches(query, fields)).toBe(false);
    },
  );

  test('no field matches nothing, not even an empty search', () => {
    expect(matches('', [])).toBe(false);
  });
});
