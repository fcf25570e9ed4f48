import { describe, expect, test } from 'vitest';
import { matches } from '../search.ts';

const answer = [
  'Puis-je reprendre mes données ?',
  'Oui : le prix comprend la reprise. On paie par mobile money.',
];

describe('a query matches', () => {
  test.each([
    '',
    ' ',
    'REPRENDRE MES',
    'données reprendre',
    'money mobile',
    'reprises',
    'paiement',
    'le prix de la reprise',
    'donn',
  ])('%j', (query) => {
    expect(matches(query, answer)).toBe(true);
  });
});

test('no field matches nothing, not even an empty search', () => {
  expect(matches('', [])).toBe(false);
});

describe('a query does not match', () => {
  test.each(['données absentes', 'reprendre caisse', 'xyz', '? de la pour ?'])('%j', (query) => {
    expect(matches(query, answer)).toBe(false);
  });
});
