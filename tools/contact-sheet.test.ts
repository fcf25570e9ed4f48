import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layColumns } from './contact-sheet.ts';

const form = { width: 100, height: 500, columns: 4 };

test('a picture that a sheet can hold stands on one sheet', () => {
  const places = layColumns([1400, 900, 300], form);
  expect(places.map(({ picture, sheet, place }) => [picture, sheet, place])).toEqual([
    [0, 0, 0],
    [0, 0, 1],
    [0, 0, 2],
    [1, 1, 0],
    [1, 1, 1],
    [2, 1, 2],
  ]);
});

test('nothing is lost, nothing is laid over anything', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(heights, (all) => {
      const columns = layColumns(all, form);
      const taken = new Set(columns.map(({ sheet, place }) => `${sheet}/${place}`));
      expect(taken.size).toBe(columns.length);
      for (const [picture, whole] of all.entries()) {
        const parts = columns.filter((column) => column.picture === picture);
        let covered = 0;
        for (const { top, height } of parts) {
          expect(top).toBe(covered);
          covered += height;
        }
        expect(covered).toBe(whole);
        expect(Math.max(...parts.map(({ height }) => height))).toBeLessThanOrEqual(form.height);
      }
    }),
  );
});
