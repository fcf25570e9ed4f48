import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerOf } from './plan-answer.ts';

describe('a plan for a head count', () => {
  const francs = (amount: number) => ({ amount, currency: 'F' }) as const;
  const primary = { price: francs(15000), capacity: 200 };
  const university = { price: francs(100_000) };

  test('up to its limit, the limit included', () => {
    expect(answerOf(primary, 150)).toEqual({
      kind: 'fits',
      price: francs(15000),
      each: { kind: 'exact', amount: 100, currency: 'F' },
    });
    expect(answerOf(primary, 200)).toMatchObject({ each: { kind: 'exact', amount: 75 } });
    expect(answerOf(primary, 180)).toMatchObject({ each: { kind: 'about', amount: 83 } });
    expect(answerOf(primary, 201)).toEqual({ kind: 'over', capacity: 200 });
  });

  test('without a limit, and without a price', () => {
    expect(answerOf(university, 2000)).toMatchObject({ each: { kind: 'exact', amount: 50 } });
    expect(answerOf(university, 250_000)).toMatchObject({ each: { kind: 'under' } });
    expect(answerOf({}, 40)).toEqual({ kind: 'quote' });
  });

  test('a plan fits every head count up to its capacity, and none above', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }),
        fc.constantFrom(200, 500, 1000),
        (count, capacity) => {
          const { kind } = answerOf({ price: francs(30000), capacity }, count);
          expect(kind).toBe(count <= capacity ? 'fits' : 'over');
        },
      ),
    );
  });
});
