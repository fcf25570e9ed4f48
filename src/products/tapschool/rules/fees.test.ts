import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumOf } from '#lib/sum.ts';
import { settle } from './fees.ts';

const year = [
  { amount: 60_000, due: true },
  { amount: 145_000, due: true },
  { amount: 145_000, due: true },
  { amount: 145_000, due: false },
];
const states = (paid: number) => settle(year, paid).map(({ state }) => state);

describe('what a family has settled', () => {
  test('350 000 F settle the enrolment and two instalments, to the franc', () => {
    expect(states(350_000)).toEqual(['settled', 'settled', 'settled', 'upcoming']);
  });
  test('240 000 F leave 110 000 F of the second instalment', () => {
    expect(states(240_000)).toEqual(['settled', 'settled', 'part', 'upcoming']);
    expect(settle(year, 240_000)[2]?.left).toBe(110_000);
  });
  test('an instalment whose date has passed is late', () => {
    expect(states(205_000)).toEqual(['settled', 'settled', 'late', 'upcoming']);
  });
  test('what is left is what is not paid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 495_000 }), (paid) => {
        expect(sumOf(settle(year, paid), ({ left }) => left)).toBe(495_000 - paid);
      }),
    );
  });
});
