import { expect, test } from 'vitest';
import { missingYears, suggestLunarYears } from './umm-al-qura.ts';

test('suggests one Ramadan for most years, two when two begin, each followed by its Eid', () => {
  // Published Umm al-Qura dates.
  expect(suggestLunarYears(2024)).toEqual([
    { ramadan: ['2024-03-11', '2024-04-09'], eid: '2024-04-10' },
  ]);
  expect(suggestLunarYears(2025)).toEqual([
    { ramadan: ['2025-03-01', '2025-03-29'], eid: '2025-03-30' },
  ]);
  expect(suggestLunarYears(2030)).toHaveLength(2);
});

test('names the years that an editor still has to fill in', () => {
  expect(missingYears(suggestLunarYears(2026), [2026, 2027])).toEqual([2027]);
  expect(missingYears([], [2026, 2027])).toEqual([2026, 2027]);
});
