import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { licenceNotices } from './notices.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'notices-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function addPackage(name: string, licence?: string): Promise<string> {
  const folder = join(root, 'node_modules', name);
  await mkdir(folder, { recursive: true });
  const description = JSON.stringify({ name, version: '1.2.3', license: 'MIT' });
  await writeFile(join(folder, 'package.json'), description);
  if (licence) await writeFile(join(folder, 'LICENSE.md'), licence);
  return join(folder, 'dist/index.js');
}

test('packages of one licence share its text; our own files need none', async () => {
  const modules = [
    await addPackage('@a/one', 'Copyright A\n'),
    await addPackage('two', 'Copyright A\r\n'),
    await addPackage('three', 'Copyright B'),
    join(root, 'src/ours.ts'),
  ];
  expect(await licenceNotices('Licences', modules, root)).toMatch(
    /\n=== @a\/one 1\.2\.3, two 1\.2\.3 ===\nMIT\n\nCopyright A\n\n=== three 1\.2\.3 ===\nMIT\n\nCopyright B\n$/,
  );
});

test('a face of ours is named by the licence beside it', async () => {
  const folder = join(root, 'src/fonts');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'OFL.txt'), 'Copyright 2022 The Some Face Project Authors (x)\n');
  const text = await licenceNotices('Licences', [join(folder, 'face.woff2?url')], root);
  expect(text).toContain('=== Some Face ===\nOFL-1.1\n');
});

test('what has no licence stops the build, by name', async () => {
  await expect(licenceNotices('Licences', [await addPackage('secret')], root)).rejects.toThrow(
    'node_modules/secret : aucune licence',
  );
});
