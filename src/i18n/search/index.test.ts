import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCommon, searchWords, stem } from '../search.ts';

const plains = (text: string) => searchWords(text).map(({ plain }) => plain);
const stemsOf = (words: string) => [...new Set(plains(words).map(stem))];

describe('searchWords', () => {
  test.each([
    ['L’école d’Abidjan', ['l', 'ecole', 'd', 'abidjan']],
    ["qu'une ŒUVRE", ['qu', 'une', 'oeuvre']],
    ['12 450 FCFA', ['12450', 'fcfa']],
    ['40 500', ['40500']],
    ['en 2026, 120 élèves', ['en', '2026', '120', 'eleves']],
    ['/api/v1/pos/sales', ['api', 'v1', 'pos', 'sales']],
    ['e\u0301cole', ['ecole']],
    ['mot-clé, « carnet »', ['mot', 'cle', 'carnet']],
    ['', []],
    ['… ! ?', []],
  ])('%j', (text, words) => {
    expect(plains(text)).toEqual(words);
  });

  test('says where each word stands, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        let last = 0;
        for (const { start, end, plain } of searchWords(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(plains(text.slice(start, end)).join('')).toBe(plain);
          last = end;
        }
      }),
    );
  });
});

test.each([
  ...['inventaire inventaires Inventaires', 'crédit crédits credit', 'école écoles ecole'],
  ...['péremption péremptions PEREMPTION', 'journal journaux', 'tableau tableaux'],
  ...['inscription inscriptions inscrire', 'règlement régler', 'élève élèves'],
  ...['encaissement encaissements encaisser encaissé encaissez'],
  ...['paiement payer payé payée payez', 'facturation facture factures facturer'],
  ...['clôture clôturer clôturez cloture', 'caissier caissière caissiers caissières'],
  ...['pharmacien pharmacienne pharmaciens', 'mutuel mutuelle mutuelles'],
  ...['assuré assurés assurée assurées', 'abonnement abonner abonné'],
])('one stem: %s', (words) => {
  expect(stemsOf(words)).toHaveLength(1);
});

test.each([
  ...['caisse cahier', 'stock stage', 'vente venir', 'note nom', 'scolaire école', 'prix prise'],
  ...['lot loi', 'mois moi', 'horaire hors'],
])('two stems: %s', (words) => {
  expect(stemsOf(words)).toHaveLength(2);
});

test('short words stay as they are; elided words and words that ask are too common', () => {
  const short = ['prix', 'mois', 'pos', 'sms', 'taux', 'api', 'ia', 'lot'];
  expect(short.map(stem)).toEqual(short);
  const common = ['l', 'd', 'qu', 'le', 'des', 'pour', 'comment'];
  expect(common.filter(isCommon)).toEqual(common);
});
