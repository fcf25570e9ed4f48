import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { precached } from '../../deploy/precache.ts';
import { listFiles } from '../../deploy/site-files.ts';

test('the site that a visitor keeps travels in at most 700 kB', async () => {
  const built = await listFiles('dist');
  const kept = precached(built);
  const bytes = await Promise.all(
    kept.map(
      async (file) =>
        (await stat(`dist/${built.includes(`${file}.br`) ? `${file}.br` : file}`)).size,
    ),
  );
  expect(kept).toContain('index.html');
  expect(kept).toContain('hors-ligne.html');
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(700_000);
});
