import { expect, test } from 'vitest';
import { beyondThree } from './beyond-three.ts';
import { keptBy } from './kept.ts';

test('the site that a visitor keeps travels in at most 700 kB, 40 more with a product more', async () => {
  const { urls, bytes } = await keptBy('dist');
  expect(urls).toContain('/');
  expect(urls).toContain('/hors-ligne');
  expect(bytes).toBeLessThanOrEqual(700_000 + 40_000 * beyondThree);
});
