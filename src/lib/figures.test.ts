import { expect, test } from 'vitest';
import { figureOf, secondsOf } from './figures.ts';

const written = {
  year: { amount: 20_000, currency: 'FCFA' },
  next: { amount: 15_000, currency: 'FCFA' },
  school: { amount: 30_000, currency: 'F' },
  sales: { count: 5 },
  'year-total': { times: ['year', 12] },
  both: { sum: ['year-total', 'next'] },
  me: { times: ['myself', 2] },
  myself: { sum: ['me', 'next'] },
  mixed: { sum: ['year', 'school'] },
  odd: { times: ['sales', 2] },
  lost: { sum: ['year', 'nowhere'] },
  'city-a': { amount: 9_000, currency: 'FCFA' },
  'city-b': { amount: 7_000, currency: 'FCFA' },
  'city-half': { times: ['city-b', 2] },
  cityless: { amount: 1_000, currency: 'FCFA' },
  'land-a': { amount: 9_000, currency: 'F' },
  'land-b': { amount: 7_000, currency: 'FCFA' },
  'city-least': { lowest: 'city' },
  'least-mixed': { lowest: 'land' },
  'least-lost': { lowest: 'sea' },
} as const;

test('a price made of others, and of others made so', () => {
  expect(figureOf('year-total', written)).toEqual({ amount: 240_000, currency: 'FCFA' });
  expect(figureOf('both', written)).toEqual({ amount: 255_000, currency: 'FCFA' });
});

test('the lowest of the prices whose names begin alike', () => {
  expect(figureOf('city-least', written)).toEqual({ amount: 7_000, currency: 'FCFA' });
});

test.each([
  ['me', 'se calcule à partir de lui-même : me → myself → me'],
  ['mixed', 'réunit plusieurs monnaies : FCFA, F'],
  ['least-mixed', 'réunit plusieurs monnaies : F, FCFA'],
  ['least-lost', 'ne trouve aucun prix sea-…'],
  ['odd', 'se calcule avec sales, qui n’est pas un prix'],
  ['lost', 'le chiffre nowhere n’existe pas'],
])('%s is refused: %s', (name, reason) => {
  expect(() => figureOf(name, written)).toThrow(reason);
});

test.each([
  [{ duration: 500, unit: 'millisecond' }, 0.5],
  [{ duration: 45, unit: 'second' }, 45],
  [{ duration: 5, unit: 'minute' }, 300],
  [{ duration: 24, unit: 'hour' }, 86_400],
] as const)('%j in seconds', (duration, seconds) => {
  expect(secondsOf(duration)).toBe(seconds);
});
