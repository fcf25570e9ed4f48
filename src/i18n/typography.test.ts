import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typeset } from './typography.ts';

describe('typeset', () => {
  test.each([
    ['Vraiment ?', 'Vraiment\u202f?'],
    ['Oui ! Non ; peut-être', 'Oui\u202f! Non\u202f; peut-être'],
    ['Trois métiers : un seul', 'Trois métiers\u00a0: un seul'],
    ["L'école d'Aïcha", 'L’école d’Aïcha'],
    ['« Bonjour »', '«\u00a0Bonjour\u00a0»'],
    ['20 000 FCFA', '20 000\u00a0FCFA'],
    ['Lundi 9 novembre 2026', 'Lundi 9\u00a0novembre 2026'],
    ['1 250 000 F', '1 250 000\u00a0F'],
    ['99,9 % en 2 min', '99,9\u00a0% en 2\u00a0min'],
    ['à 9 h 12, de 9 h à 18 h', 'à\u00a09h12, de 9h à\u00a018h'],
    ['9h-18h, 8h30-12h', '9h-18h, 8h30-12h'],
    ['Peut-on essayer ?', 'Peut-on essayer\u202f?'],
    ['Y a-t-il des frais, Où va-t-il', 'Y a-t-il des frais, Où va-t-il'],
    ['demandez-les-lui, tenez-vous-y', 'demandez-les-lui, tenez-vous-y'],
    ['Dites-le-nous, allez-y', 'Dites-le-nous, allez-y'],
    ['Le code-barres, des codes-barres', 'Le code-barres, des codes-barres'],
    ['Wend-Kuni, Bobo-Dioulasso', 'Wend-Kuni, Bobo-Dioulasso'],
    ['Un e-mail, la norme e-MECeF', 'Un e-mail, la norme e-MECeF'],
    ['Vente n° 2 041', 'Vente n°\u00a02 041'],
    [
      'de 20 000 à 10 000, il va à 3 boutiques',
      'de 20 000 à\u00a010 000, il va à\u00a03 boutiques',
    ],
    ['Salle 7, la salle des maîtres', 'Salle\u00a07, la salle des maîtres'],
    ['M. Koné et Mme Traoré', 'M.\u00a0Koné et Mme\u00a0Traoré'],
    ['Et ainsi de suite...', 'Et ainsi de suite…'],
    ['Pre\u0301cis', 'Précis'],
  ])('%s', (typed, set) => {
    expect(typeset(typed)).toBe(set);
  });

  test.each([
    'https://www.example.com/a?b=c',
    'contact@example.com',
    '10:30',
    '/blog',
    'en novembre 2026',
    'un rendez-vous',
    'peut-être celui-ci, eux-mêmes',
    'ia-en-pharmacie',
    'suivre-le-tiers-payant',
    'acces-de-l-equipe',
    'outil-e-learning',
  ])('leaves %s alone', (text) => {
    expect(typeset(text)).toBe(text);
  });

  test('setting a text that is already set changes nothing', () => {
    const signs = "l ' : ; ! ? « » 2 000 F h - t on le % é ...".split(' ');
    const french = fc.array(fc.constantFrom(' ', ...signs)).map((parts) => parts.join(''));
    fc.assert(fc.property(french, (text) => typeset(typeset(text)) === typeset(text)));
  });

  test('loses and adds no letter or digit', () => {
    const strip = (text: string) => text.replace(/[^\p{L}\d]/gu, '');
    fc.assert(fc.property(fc.string(), (text) => strip(typeset(text)) === strip(text)));
  });
});
