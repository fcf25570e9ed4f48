import { afterEach, expect, test, vi } from 'vitest';
import { notOver } from './fields.ts';

afterEach(() => vi.unstubAllEnvs());

test('what is over leaves a list the day after, by the day of the build', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 11, 25, 23) / 1000));
  const days = ['2026-12-24', '2026-12-25', '2026-12-26'].map((day) => new Date(day));
  expect(notOver((day: Date) => day)(days)).toEqual(days.slice(1));
});
