import { expect, test } from 'vitest';
import { buildDay } from './time.ts';

test('two moments of a day give one build day', () => {
  const morning = buildDay({}, new Date('2026-11-21T00:00:01Z'));
  const evening = buildDay({}, new Date('2026-11-21T23:59:59Z'));
  expect(morning.toISOString()).toBe('2026-11-21T00:00:00.000Z');
  expect(evening).toEqual(morning);
});

test('SOURCE_DATE_EPOCH wins over the clock; what is no number is refused', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(buildDay({ SOURCE_DATE_EPOCH: '1700000000' }, now).toISOString()).toBe(
    '2023-11-14T00:00:00.000Z',
  );
  for (const wrong of ['hier', '', ' ', '-1', '0x10', '1e20']) {
    expect(() => buildDay({ SOURCE_DATE_EPOCH: wrong }, now)).toThrow(
      `SOURCE_DATE_EPOCH="${wrong}"`,
    );
  }
});

test('a clock set back is refused, unless a day is given', () => {
  const late = new Date('1970-01-01T00:01:00Z');
  expect(() => buildDay({}, late)).toThrow('1970-01-01T00:01:00');
  expect(buildDay({ SOURCE_DATE_EPOCH: '1795219200' }, late).getUTCFullYear()).toBe(2026);
});
