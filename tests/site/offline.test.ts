import { expect, test } from 'vitest';
import { keptBy } from './kept.ts';

test('the site that a visitor keeps travels in at most 700 kB', async () => {
  const { urls, bytes } = await keptBy('dist');
  expect(urls).toContain('/');
  expect(urls).toContain('/hors-ligne');
  expect(bytes).toBeLessThanOrEqual(700_000);
});
