import { expect, test } from 'vitest';
import * as format from './format.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');
const years = { one: '# an', many: '# ans' };
const pupils = { one: 'élève', many: 'élèves' };
const words = { about: 'environ #', under: 'moins de #' };
const share = (kind: 'exact' | 'about' | 'under', amount: number) => ({
  ...{ kind, amount },
  currency: 'F' as const,
});

test.each<[string, readonly string[], readonly string[]]>([
  [
    'numbers',
    [0, 999, 1000, 12_450, 1_250_000, -3735].map(format.formatNumber),
    ['0', '999', '1 000', '12 450', '1 250 000', '−3 735'],
  ],
  ['decimals', [12.5, 15, -3.25].map((one) => format.formatDecimal(one)), ['12,5', '15', '−3,25']],
  ['two decimals', [12.5, 15].map((one) => format.formatDecimal(one, 2)), ['12,50', '15,00']],
  [
    'millions',
    [30_000_000, 500_000, 1].map((one) => format.formatMillions(one)),
    ['30', '0,5', '0,000001'],
  ],
  [
    'millions, rounded',
    [2_715_000, 3_180_000, -45_000_000].map((one) => format.formatMillions(one, 1)),
    ['2,7', '3,2', '−45,0'],
  ],
  [
    'money, never « F CFA »',
    [format.formatMoney(20_000), format.formatMoney(15_000, 'F')],
    ['20 000\u00a0FCFA', '15 000\u00a0F'],
  ],
  [
    'shares',
    [share('exact', 1250), share('about', 1667), share('under', 1)].map((one) =>
      plain(format.formatShare(one, words)),
    ),
    ['1 250 F', 'environ 1 667 F', 'moins de 1 F'],
  ],
  // 0 is one.
  ['counts', [0, 1, 3].map((one) => format.formatCount(one, years)), ['0 an', '1 an', '3 ans']],
  ['things', [1, 1500].map((one) => format.formatThings(one, pupils)), ['1 élève', '1 500 élèves']],
  [
    'hours of the day',
    ['09:50', '10:00', '20:05'].map(format.formatTime),
    ['9h50', '10h', '20h05'],
  ],
  [
    'hours of work',
    [45, 60, 720, 210].map(format.formatHours),
    ['45\u00a0min', '1\u00a0heure', '12\u00a0heures', '3\u00a0heures\u00a030'],
  ],
  ['places', [1, 2, 21].map((one) => format.formatPlace(one, 'feminine')), ['1re', '2e', '21e']],
  ['a masculine place', [format.formatPlace(1, 'masculine')], ['1er']],
  [
    'days',
    ['2026-11-05', '2026-08-01'].map((day) => format.formatDate(new Date(day))),
    ['5\u00a0novembre 2026', '1er\u00a0août 2026'],
  ],
  [
    'sizes of files',
    [12, 91_600, 999_499, 999_500, 1_240_000].map((one) => plain(format.formatSize(one))),
    ['1 ko', '92 ko', '999 ko', '1,0 Mo', '1,2 Mo'],
  ],
])('%s', (_, printed, expected) => {
  expect(printed).toEqual(expected);
});

test('a number must be whole', () => {
  for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => format.formatNumber(value)).toThrow(RangeError);
});
