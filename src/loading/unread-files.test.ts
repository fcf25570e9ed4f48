import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unreadFiles } from './unread-files.ts';

const folder = mkdtempSync(`${tmpdir()}/unread-`);
const read = { yaml: ['pages', 'faq.yaml'], mdx: ['posts'] };

beforeAll(() => {
  for (const name of ['pages', 'posts', 'posts/2026']) mkdirSync(`${folder}/${name}`);
  for (const name of ['faq.yaml', 'pages/home.yaml', 'posts/a.mdx', 'posts/.DS_Store']) {
    writeFileSync(`${folder}/${name}`, 'a');
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('what is read is not told', () => {
  expect(unreadFiles(folder, read)).toEqual([]);
});

test.each([
  ['posts/nouveau.md', 'doit finir par .mdx'],
  ['posts/nouveau.MDX', 'doit finir par .mdx'],
  ['posts/nouveau.yaml', 'doit finir par .mdx'],
  ['pages/nouvelle.yml', 'doit finir par .yaml'],
  ['pages/nouvelle.mdx', 'doit finir par .yaml'],
  ['posts/2026/x.mdx', 'à cet endroit'],
  ['faq2.yaml', 'à cet endroit'],
])('%s is told', (name, reason) => {
  writeFileSync(`${folder}/${name}`, 'a');
  const told = unreadFiles(folder, read);
  rmSync(`${folder}/${name}`);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(`${name} : `);
  expect(told[0]).toContain(reason);
});

test.each([
  ['posts/vers-un-fichier.mdx', '../faq.yaml'],
  ['posts/vers-rien.mdx', 'nulle-part'],
  ['posts/vers-soi.mdx', 'vers-soi.mdx'],
  ['posts/vers-un-dossier', '/etc'],
])('%s, a link, is told, and not what is behind it', (name, target) => {
  symlinkSync(target, `${folder}/${name}`);
  const told = unreadFiles(folder, read);
  rmSync(`${folder}/${name}`);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(`${name} : `);
  expect(told[0]).toContain('un lien n’est pas suivi');
});
