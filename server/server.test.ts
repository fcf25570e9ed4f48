import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRange } from './server.ts';

test.each([
  [undefined, undefined],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=999-', { start: 999, end: 999 }],
  ['bytes=-1', { start: 999, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=1000-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=9-3', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-9', undefined],
] as const)('%s of 1 000 bytes', (header, range) => {
  expect(readRange(header, 1000)).toEqual(range);
});

test('a range is always inside the file', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 1e6 }), (first, last, size) => {
      for (const header of [`bytes=${first}-${last}`, `bytes=${first}-`, `bytes=-${last}`]) {
        const range = readRange(header, size);
        if (typeof range !== 'object') continue;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.start).toBeLessThanOrEqual(range.end);
        expect(range.end).toBeLessThan(size);
      }
    }),
  );
});
