import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentTime, entityTag } from './validators.ts';

test('a content has one tag, another content another one', () => {
  const tags = new Set(
    Array.from({ length: 5000 }, (_, number) => entityTag(Buffer.from(String(10_000 + number)))),
  );
  expect(tags.size).toBe(5000);
  expect(entityTag(Buffer.from('x'))).toBe(entityTag(Buffer.from('x')));
});

test('every disk holds the time', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const time = contentTime(Buffer.from(bytes));
      expect(time).toBeGreaterThan(0);
      expect(time).toBeLessThan(2 ** 31);
    }),
  );
});
