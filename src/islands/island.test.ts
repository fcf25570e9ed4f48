import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, unknown>>('/src/**/*.island.tsx', { eager: true });

test('an island has the name of its file, by which the browser finds it, and no other has it', () => {
  const names = Object.entries(files).map(([file, module]) => {
    const [, name = ''] = /([^/]+)\.island\.tsx$/.exec(file) ?? [];
    expect(module[name], file).toBeInstanceOf(Function);
    return name;
  });
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});
