import { expect, test, vi } from 'vitest';
import { figures } from './figure.ts';

/** The errors of the schema for one figure, each after its field. */
function faults(figure: unknown): string[] {
  const parsed = figures.safeParse({ price: { amount: 5000, currency: 'FCFA' }, x: figure });
  return parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
}

test.each([
  [{ amount: 0, currency: 'EUR' }],
  [{ count: 5000, plus: true, short: 'K' }],
  [{ percent: 99.9 }],
  [{ duration: 2, unit: 'minute', short: true }],
  [{ days: ['monday', 'friday'], opens: 9, closes: 18 }],
  [{ capacity: 200 }],
  [{ capacity: 'unlimited' }],
  [{ times: ['price', 12] }],
  [{ sum: ['price', 'price'] }],
])('%j is a figure', (figure) => {
  expect(faults(figure)).toEqual([]);
});

test.each([
  ['3 secondes', 'x un nombre et son unité'],
  [{}, 'x ne dit pas ce qu’il est'],
  [{ value: 3 }, 'x ne dit pas ce qu’il est'],
  [{ amount: 5000.5, currency: 'FCFA' }, 'x.amount un nombre entier de francs'],
  [{ amount: '5000', currency: 'FCFA' }, 'x.amount un nombre entier de francs'],
  [{ amount: -5, currency: 'FCFA' }, 'x.amount un prix n’est pas négatif'],
  [{ amount: 5000, currency: 'XOF' }, 'x.currency FCFA, F ou EUR'],
  [{ amount: 5000 }, 'x.currency FCFA, F ou EUR'],
  [{ amount: 5000, currency: 'F', per: 'month' }, 'x un prix : { amount, currency }'],
  [{ count: 5500, short: 'K' }, 'x.short K n’abrège que des milliers entiers'],
  [{ count: 5000, short: 'M' }, 'x.short K, ou rien'],
  [{ percent: 140 }, 'x.percent de 0 à 100'],
  [{ duration: 3, unit: 'month' }, 'x.unit une unité de temps'],
  [{ duration: 3 }, 'x.unit une unité de temps'],
  [{ amount: 4000, currency: 'FCFA', was: 5000 }, 'x.until va avec le prix d’avant (was)'],
  [{ amount: 4000, currency: 'FCFA', was: 3000, until: '2099-12-31' }, 'x.was est le prix d’avant'],
  [{ days: ['lundi', 'friday'], opens: 9, closes: 18 }, 'x.days.0 un jour'],
  [
    { days: ['monday', 'friday'], opens: 18, closes: 9 },
    'x.closes doit venir après l’ouverture (opens)',
  ],
  [{ days: ['friday', 'monday'], opens: 9, closes: 18 }, 'x.days le premier jour, puis'],
  [{ days: ['monday', 'friday'], opens: '8h30', closes: 18 }, 'x.opens une heure : 9 ou 08:30'],
  [{ days: [], opens: 9, closes: 18 }, 'x.days un jour, ou le premier'],
  [{ days: ['monday'], opens: 9, closes: 18, pause: '12' }, 'x.pause deux heures'],
  [{ days: ['monday'], opens: 9, closes: 18, pause: '14-12' }, 'x.pause commence, puis finit'],
  [{ days: ['monday'], opens: 9, closes: 18, pause: '12-18' }, 'x.pause commence, puis finit'],
  [{ capacity: 'illimité' }, 'x.capacity un nombre entier à partir de 1, ou unlimited'],
  [{ capacity: 0 }, 'x.capacity un nombre entier à partir de 1, ou unlimited'],
  [{ times: ['price', 1.5] }, 'x.times.1 un nombre entier de fois'],
  [{ times: ['prix', 12] }, 'x le chiffre prix n’existe pas'],
  [{ times: ['x', 12] }, 'x se calcule à partir de lui-même : x → x'],
  [{ sum: ['price'] }, 'x.sum au moins deux prix'],
])('%j is refused: %s', (figure, fault) => {
  expect(faults(figure)).toEqual([expect.stringContaining(fault)]);
});

test('a break parts the day; a day alone is the first and the last', () => {
  const week = { days: ['monday', 'friday'], opens: 9, closes: 18, pause: '12:30-14' };
  const also = [{ days: ['saturday'], opens: 9, closes: 12 }];
  expect(figures.parse({ x: { ...week, also } }).x).toEqual({
    ...{ days: ['monday', 'friday'], opens: 9, closes: 12.5 },
    also: [
      { days: ['monday', 'friday'], opens: 14, closes: 18 },
      { days: ['saturday', 'saturday'], opens: 9, closes: 12 },
    ],
  });
});

test('a figure made of others comes out computed', () => {
  const file = { price: { amount: 5000, currency: 'FCFA' }, year: { times: ['price', 12] } };
  expect(figures.parse(file).year).toEqual({ amount: 60_000, currency: 'FCFA' });
});

test('a promotion lasts until its last day, then the usual price is back', () => {
  const promotion = { amount: 4000, currency: 'FCFA', was: 5000, until: '2026-12-31' } as const;
  const on = (day: string) => {
    vi.stubEnv('SOURCE_DATE_EPOCH', `${Date.parse(day) / 1000}`);
    return figures.parse({ x: promotion, year: { times: ['x', 12] } });
  };
  expect(on('2026-12-31')).toEqual({ x: promotion, year: { amount: 48_000, currency: 'FCFA' } });
  expect(on('2027-01-01').x).toEqual({ amount: 5000, currency: 'FCFA' });
  vi.unstubAllEnvs();
});
