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
  // Links, and not what is behind them.
  ['posts/vers-un-fichier.mdx', 'un lien n’est pas suivi', '../faq.yaml'],
  ['posts/vers-rien.mdx', 'un lien n’est pas suivi', 'nulle-part'],
  ['posts/vers-soi.mdx', 'un lien n’est pas suivi', 'vers-soi.mdx'],
  ['posts/vers-un-dossier', 'un lien n’est pas suivi', '/etc'],
])('%s is told: %s', (name, reason, target = '') => {
  if (target) symlinkSync(target, `${folder}/${name}`);
  else writeFileSync(`${folder}/${name}`, 'a');
  const told = unreadFiles(folder, read);
  rmSync(`${folder}/${name}`);
  expect(told).toEqual([expect.stringContaining(`${name} : `)]);
  expect(told[0]).toContain(reason);
});
