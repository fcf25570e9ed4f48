import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refuseReadOnly } from './check-folders.ts';

test('a folder where nothing can be written is refused in one line, by name', () => {
  // A file instead of a folder, so that root is refused too, whom permissions do not stop.
  const file = join(process.cwd(), 'package.json');
  let said = '';
  try {
    refuseReadOnly(file);
  } catch (error) {
    said = (error as Error).stack ?? '';
  }
  expect(said).toMatch(/^[^\n]*package\.json[^\n]* ne se laisse pas écrire[^\n]*$/);
});

test('a folder of one’s own passes, what a build will make in it missing', () => {
  const own = mkdtempSync(join(tmpdir(), 'tap-folder-'));
  expect(() => refuseReadOnly(own)).not.toThrow();
  rmdirSync(own);
});
