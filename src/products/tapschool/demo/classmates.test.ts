import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packMarks, unpackMarks } from './report.ts';

test('a class is packed into one letter per mark', () => {
  expect(
    packMarks([
      [0, 50],
      [1750, 2000],
    ]),
  ).toBe('abJO');
  expect(unpackMarks('abJO', 2)).toEqual([
    [0, 50],
    [1750, 2000],
  ]);
});

test('what was packed comes back', () => {
  const half = fc.integer({ min: 0, max: 40 }).map((halves) => halves * 50);
  const rows = fc
    .integer({ min: 1, max: 9 })
    .chain((length) =>
      fc.array(fc.array(half, { minLength: length, maxLength: length }), { minLength: 1 }),
    );
  fc.assert(
    fc.property(rows, (marks) => {
      expect(unpackMarks(packMarks(marks), marks[0]?.length ?? 1)).toEqual(marks);
    }),
  );
});
