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
  seats: { capacity: 400 },
  open: { capacity: 'unlimited' },
  'year-day': { day: 'year' },
  'land-day': { day: 'land-b' },
  seat: { each: ['school', 'seats'] },
  'seat-lost': { each: ['school', 'open'] },
  'next-fall': { fall: ['year', 'next'] },
  rise: { fall: ['next', 'year'] },
  'mixed-fall': { fall: ['year', 'school'] },
} as const;

const francs = (amount: number) => ({ amount, currency: 'FCFA' });

test.each([
  ['year-total', francs(240_000)],
  ['both', francs(255_000)],
  ['city-least', francs(7_000)],
  // By day, at the next ten above: 20 000 ÷ 30 is 666.7.
  ['year-day', francs(670)],
  ['land-day', francs(240)],
  // By person, never below.
  ['seat', { amount: 75, currency: 'F' }],
  ['next-fall', { percent: 25 }],
])('%s is computed: %j', (name, figure) => {
  expect(figureOf(name, written)).toEqual(figure);
});

test.each([
  ['seat-lost', 'open, qui n’est pas un effectif limité'],
  ['rise', 'ne baisse pas de next à year'],
  ['mixed-fall', 'réunit plusieurs monnaies'],
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
