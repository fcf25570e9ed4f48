import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hexOf } from './palette.ts';

test('the orange of the brand stands in one place', () => {
  const files = globSync('{src,integrations,server}/**/*.{css,ts,tsx,astro,svg,yaml,mdx}');
  const holding = files.filter((file) =>
    readFileSync(file, 'utf8').toLowerCase().includes(hexOf('orange-500')),
  );
  expect(holding).toEqual(['src/styles/palette.ts']);
});
