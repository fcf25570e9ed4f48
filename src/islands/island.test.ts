import { expect, test } from 'vitest';

const files = import.meta.glob<string>('/src/**/*.island.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('an island has the name of its file, by which the browser finds it, and no other has it', () => {
  const names = Object.entries(files).map(([file, code]) => {
    const [, name = ''] = /([^/]+)\.island\.tsx$/.exec(file) ?? [];
    expect(code, file).toMatch(new RegExp(`^export (function|const) ${name}\\b`, 'm'));
    return name;
  });
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});
