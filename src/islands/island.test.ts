import { expect, test } from 'vitest';
import type { Island } from './island.ts';

const files = import.meta.glob<Island<object>>('/src/**/*.island.tsx', {
  eager: true,
  import: 'island',
});

test('an island has the name of its file, by which the browser finds it, and no other has it', () => {
  const names = Object.entries(files).map(([file, { name }]) => {
    expect(file).toMatch(new RegExp(`/${name}\\.island\\.tsx$`));
    return name;
  });
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});
