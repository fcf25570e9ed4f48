import { expect, test } from 'vitest';
import type { Figures } from '#lib/figures.ts';
import { figureTile, formatFigure, insertFigures } from './figures.ts';

const figures: Figures = {
  availability: { percent: 99.9 },
  'price-pos': { amount: 5000, currency: 'FCFA' },
  'price-trial': { amount: 0, currency: 'EUR' },
  'school-students': { count: 5000, plus: true, short: 'K' },
  'capacity-university': { capacity: 'unlimited' },
};

test.each([
  [{ amount: 540_000, currency: 'FCFA' }, '540 000\u00a0FCFA'],
  [{ amount: 0, currency: 'EUR' }, '0\u00a0EUR'],
  [{ count: 50_000, plus: true }, '50 000+'],
  [{ count: 5000, plus: true, short: 'K' }, '5K+'],
  [{ percent: 99.9 }, '99,9\u00a0%'],
  [{ duration: 1, unit: 'second' }, '1\u00a0seconde'],
  [{ duration: 3, unit: 'second' }, '3\u00a0secondes'],
  [{ duration: 2, unit: 'minute', short: true }, '2\u00a0min'],
  [{ duration: 100, unit: 'millisecond', short: true }, '100\u00a0ms'],
  [{ duration: 1, unit: 'year' }, '1\u00a0an'],
  [
    { days: ['monday', 'friday'], opens: 9, closes: 18, zone: 'Africa/Abidjan' },
    'du lundi au vendredi, 9h-18h, heure d’Abidjan (GMT)',
  ],
  [
    { days: ['monday', 'friday'], opens: 9, closes: 18, zone: 'Africa/Porto-Novo' },
    'du lundi au vendredi, 9h-18h, heure de Porto-Novo (GMT+01:00)',
  ],
  [{ days: ['monday', 'sunday'], opens: 0, closes: 24, zone: 'Africa/Abidjan' }, '24/7'],
  [{ days: ['monday', 'sunday'], opens: 8, closes: 20 }, 'du lundi au dimanche, 8h-20h'],
  [
    {
      days: ['monday', 'friday'],
      opens: 8.5,
      closes: 12,
      also: [
        { days: ['monday', 'friday'], opens: 14, closes: 18 },
        { days: ['saturday', 'saturday'], opens: 9, closes: 12.25 },
      ],
    },
    'du lundi au vendredi, 8h30-12h et 14h-18h ; le samedi, 9h-12h15',
  ],
  [{ capacity: 1000 }, '1 000'],
] as const)('%j is printed %s', (figure, printed) => {
  expect(formatFigure(figure)).toBe(printed);
});

test('prints each figure in its place, a price alone if asked, and leaves other braces', () => {
  const text =
    '{availability}, dès {price-pos}, {price-pos, number}, {school-students} {"id": 1} { a }';
  expect(insertFigures(text, figures)).toBe(
    '99,9\u00a0%, dès 5 000\u00a0FCFA, 5 000, 5 000+ {"id": 1} { a }',
  );
});

test.each([
  ['{price-poss}', 'n’existe pas'],
  ['{constructor}', 'n’existe pas'],
  ['{availability, number}', 'n’est pas un prix'],
  ['{capacity-university}', 'est sans limite'],
])('refuses %s, which %s', (call, reason) => {
  expect(() => insertFigures(`dès ${call}`, figures)).toThrow(`${call} ${reason}`);
});

test.each([
  ['{one} élèves', true],
  ['{one} élève', false],
  ['{many} élèves', false],
  ['{one} mois', false],
  ['{one} dans', false],
])('%s: refused, %s, since 0 and 1 are singular', (text, refused) => {
  const named = { one: { count: 1 }, many: { count: 2 } };
  const insert = expect(() => insertFigures(text, named));
  if (refused) insert.toThrow('« élèves » se met au singulier');
  else insert.not.toThrow();
});

test.each([
  [{ count: 50_000, plus: true }, '50 000+', 'plus de 50 000'],
  [
    { duration: 100, unit: 'millisecond', short: true, under: true },
    '< 100\u00a0ms',
    'moins de 100\u00a0ms',
  ],
  [{ days: ['monday', 'sunday'], opens: 0, closes: 24 }, '24/7', undefined],
  [{ count: 20 }, '20', undefined],
] as const)('%j is printed %s, and said %s', (figure, value, spoken) => {
  expect(figureTile({ figure, label: '' })).toEqual({ value, spoken, label: '' });
});

test('what is abbreviated is written out, and as it is beside its name', () => {
  const figure = { count: 5000, plus: true, short: 'K' } as const;
  expect(figureTile({ figure, label: 'élèves' })).toEqual({
    value: '5 000+',
    spoken: 'plus de 5 000',
    label: 'élèves (5K+)',
  });
});
