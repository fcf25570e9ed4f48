import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCoding, readCondition, readRange, readTarget } from './requests.ts';

test.each([
  [undefined, undefined],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=999-', { start: 999, end: 999 }],
  ['Bytes=0-0', { start: 0, end: 0 }],
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

test.each([
  ['/contact', '/contact', ''],
  ['/contact?', '/contact', ''],
  ['/?a=1?b', '/', '?a=1?b'],
  ['http://evil.example/contact', '/contact', ''],
  ['HTTPS://evil.example:8/contact?a=1', '/contact', '?a=1'],
  ['http://evil.example', '/', ''],
  ['http://evil.example?a', '/', '?a'],
  ['http:/evil.example/contact', 'http:/evil.example/contact', ''],
  ['*', '*', ''],
])('%s asks for %s with « %s »', (url, path, query) => {
  expect(readTarget(url)).toEqual({ path, query });
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['BR', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1, br;q=0.1', 'gzip'],
  ['gzip ; q=0.2 , br ; q=0.3', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['identity, gzip;q=0.5', undefined],
  ['br;q=x', undefined],
  // A long run of spaces must not take quadratic time.
  [`br${' '.repeat(1_000_000)}x, gzip`, 'gzip'],
  [`gzip;${' '.repeat(1_000_000)}q=0.5`, 'gzip'],
] as const)('« %.60s » prefers %s', (accepted, coding) => {
  expect(readCoding(accepted)).toBe(coding);
});

test.each([
  [{}, undefined],
  [{ 'if-none-match': '"a"' }, 304],
  [{ 'if-none-match': 'W/"a"' }, 304],
  [{ 'if-none-match': '"b", "a"' }, 304],
  [{ 'if-none-match': '*' }, 304],
  [{ 'if-none-match': '"b"' }, undefined],
  [{ 'if-match': '"a"' }, undefined],
  [{ 'if-match': '*' }, undefined],
  [{ 'if-match': '"b"' }, 412],
  [{ 'if-match': 'W/"a"' }, 412],
  [{ 'if-match': '"a"', 'if-none-match': '"a"' }, 304],
] as const)('%j of a file known as "a" gets %s', (headers, due) => {
  expect(readCondition(headers, '"a"')).toBe(due);
});
