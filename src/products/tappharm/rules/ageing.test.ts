import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceOf, monthOf, running } from './ageing.ts';

const purchase = (on: string, amount: number) => ({ on, kind: 'purchase' as const, amount });
const payment = (on: string, amount: number) => ({ on, kind: 'payment' as const, amount });

const moves = [
  purchase('2026-08-11', 1000),
  purchase('2026-08-21', 2000),
  payment('2026-09-01', 1500),
  purchase('2026-10-20', 400),
];

describe('an account with several purchases', () => {
  test('a payment settles the oldest purchase first, then part of the next', () => {
    // From 20 October to 30 November: 41 days; from 21 August: 101.
    expect(balanceOf({ name: 'A', moves }, '2026-11-30').ages).toEqual([0, 400, 0, 1500]);
  });
  test('taken less paid is due, and the ages make up what is due', () => {
    // From 21 August to 19 November: 10 + 30 + 31 + 19 = 90 days. From 20 October: 11 + 19 = 30.
    expect(balanceOf({ name: 'A', moves }, '2026-11-19')).toMatchObject({
      taken: 3400,
      paid: 1500,
      due: 1900,
      ages: [400, 0, 1500, 0],
      oldest: 90,
    });
  });
  test('a month opens with what was owed before it', () => {
    expect(monthOf({ moves }, '2026-10-31')).toEqual({ opening: 1500, moves: moves.slice(3) });
    expect(monthOf({ moves: moves.slice(0, 2) }, '2026-08-31')).toEqual({
      opening: 0,
      moves: moves.slice(0, 2),
    });
  });
  test('the balance is struck after each move', () => {
    expect(running(moves)).toEqual([1000, 3000, 1500, 1900]);
  });
});

test('whatever was bought and paid, ages add up to what is due', () => {
  const anyMove = fc.record({
    on: fc.integer({ min: 0, max: 200 }).map((day) => isoDay(day)),
    kind: fc.constantFrom('purchase' as const, 'payment' as const),
    amount: fc.integer({ min: 1, max: 9999 }).map((n) => n * 5),
  });
  fc.assert(
    fc.property(fc.array(anyMove), (some) => {
      const balance = balanceOf({ name: 'A', moves: some }, isoDay(200));
      expect(balance.ages.reduce((sum, part) => sum + part)).toBe(balance.due);
      expect(balance.due).toBeGreaterThanOrEqual(0);
    }),
  );
});

function isoDay(day: number): string {
  return new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
}
