import { existsSync, globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';

const decisions = (await readdir('docs/decisions')).map((name) => `docs/decisions/${name}`);
const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/deploy.md',
  'docs/modifier-le-site.md',
  'docs/questions.md',
];
const documents = [...guides, ...decisions];
const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));

/** A path named in prose is relative to the root, or to the folder that the sentence is about. */
const folders = ['', 'src/', 'src/content/fr/', 'src/components/', 'docs/'];

test.each(documents)('%s names only commands and files that exist', async (file) => {
  const text = await readFile(file, 'utf8');
  const named = [...text.matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  const paths = [...text.matchAll(/`((?!@|dist\/|node_modules\/)[^`\s]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => /^[\w.-]+\/[\w./-]*$|^[\w-]+\.(?:ya?ml|ts|md|mdx)$/.test(path));
  expect(paths.filter((path) => !folders.some((at) => existsSync(at + path)))).toEqual([]);
});

test('the table of what to edit has a row for every content file, and each names one', async () => {
  const guide = await readFile('docs/modifier-le-site.md', 'utf8');
  const rows = [...guide.matchAll(/^\| .*? \| (.*?) \|/gm)].map(([, edit = '']) => edit);
  const named = rows.flatMap((edit) => [
    ...edit.matchAll(/`([^`\s/][^`\s]*\.(?:ya?ml|mdx|txt))`/g),
  ]);
  // `posts/<slug>.mdx` is any file of that folder.
  const patterns = named.map(([, path = '']) =>
    path.endsWith('.txt') ? path : join('src/content/fr', path.replace(/<[^>]+>/g, '*')),
  );
  expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
  const files = globSync('src/content/**/*.{yaml,mdx}');
  expect(files.filter((file) => !patterns.some((one) => matchesGlob(file, one)))).toEqual([]);
});
