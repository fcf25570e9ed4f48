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

test('a price made of others, and of others made so', () => {
  expect(figureOf('year-total', written)).toEqual({ amount: 240_000, currency: 'FCFA' });
  expect(figureOf('both', written)).toEqual({ amount: 255_000, currency: 'FCFA' });
});

test('the lowest of the prices whose names begin alike', () => {
  expect(figureOf('city-least', written)).toEqual({ amount: 7_000, currency: 'FCFA' });
});

test('a monthly price by day, at the next ten above: 20 000 ÷ 30 is 666.7', () => {
  expect(figureOf('year-day', written)).toEqual({ amount: 670, currency: 'FCFA' });
  expect(figureOf('land-day', written)).toEqual({ amount: 240, currency: 'FCFA' });
});

test('a price by person, never below; by how much a price falls', () => {
  expect(figureOf('seat', written)).toEqual({ amount: 75, currency: 'F' });
  expect(figureOf('next-fall', written)).toEqual({ percent: 25 });
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
