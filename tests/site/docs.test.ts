import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

const decisions = (await readdir('docs/decisions')).map((name) => `docs/decisions/${name}`);
const documents = ['README.md', ...decisions];
const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));

/** A path named in prose is relative to the root, or to the folder that the sentence is about. */
const folders = ['', 'src/', 'src/content/fr/', 'src/components/', 'docs/'];

describe.each(documents)('%s', (file) => {
  test('names only commands that exist', async () => {
    const text = await readFile(file, 'utf8');
    const named = [...text.matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('names only files that exist', async () => {
    const text = await readFile(file, 'utf8');
    const code = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path);
    const paths = code.filter((path) =>
      /^[\w.-]+\/[\w./-]*$|^[\w-]+\.(?:ya?ml|ts|md|mdx)$/.test(path),
    );
    const missing = paths.filter(
      (path) =>
        !/^(?:dist|releases|server\/tls|node_modules)\//.test(path) &&
        !path.startsWith('@') &&
        !folders.some((folder) => existsSync(folder + path)),
    );
    expect(missing).toEqual([]);
  });
});

test('the picture of the README is there', () => {
  expect(existsSync('docs/home.png')).toBe(true);
});
