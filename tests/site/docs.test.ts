import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';

const decisions = (await readdir('docs/decisions')).map((name) => `docs/decisions/${name}`);
const guides = ['README.md', 'CONTRIBUTING.md', 'docs/deploy.md', 'docs/modifier-le-site.md'];
const documents = [...guides, ...decisions];
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
        !/^(?:dist|node_modules)\//.test(path) &&
        !path.startsWith('@') &&
        !folders.some((folder) => existsSync(folder + path)),
    );
    expect(missing).toEqual([]);
  });
});

describe('the table of what to edit', async () => {
  const content = 'src/content/fr';
  const guide = await readFile('docs/modifier-le-site.md', 'utf8');
  const rows = guide.split('\n').filter((line) => /^\| .* \| .* \|$/.test(line));
  const named = rows.flatMap((row) => {
    const [, edit = ''] = row.split(' | ');
    return [...edit.matchAll(/`([^`\s/][^`\s]*\.(?:ya?ml|mdx|txt))`/g)].map(
      ([, path = '']) => path,
    );
  });
  /** `posts/<slug>.mdx` is any file of that folder. */
  const patterns = named.map((path) =>
    path.endsWith('.txt') ? path : join(content, path.replace(/<[^>]+>/g, '*')),
  );
  const files = (await readdir('src/content', { recursive: true }))
    .filter((name) => /\.(?:yaml|mdx)$/.test(name))
    .map((name) => `src/content/${name}`);

  test.each(patterns)('%s is there', (pattern) => {
    expect(files.some((file) => matchesGlob(file, pattern)) || existsSync(pattern)).toBe(true);
  });

  test('has a row for every content file', () => {
    const missing = files.filter((file) => !patterns.some((one) => matchesGlob(file, one)));
    expect(missing).toEqual([]);
  });
});
