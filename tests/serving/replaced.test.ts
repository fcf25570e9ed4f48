/** What readers get while a build puts its files in place of those that are served, by Node. */
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillFolder } from '../../tools/fill-folder.ts';
import { ask, type Server, startNode } from './servers.ts';

const folder = 'test-results/builds';
let server: Server;
beforeAll(async () => {
  server = await startNode();
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.stop();
});

test('what a build changes is served at once: a new page, an old address', async () => {
  const site = join(folder, 'site');
  cpSync('dist', site, { recursive: true, preserveTimestamps: true });
  cpSync(join(site, 'contact.html'), join(site, 'nouvelle.html'));
  appendFileSync(join(site, '_redirects'), '/vieille /contact 301\n');
  appendFileSync(join(site, '_nginx'), '# b\n');
  await fillFolder(site, server.site);
  expect((await ask(server.port, '/nouvelle')).status).toBe(200);
  expect((await ask(server.port, '/nouvelle/')).headers.location).toBe('/nouvelle');
  expect((await ask(server.port, '/Vieille.html')).headers.location).toBe('/contact');
  await fillFolder('dist', server.site);
  expect((await ask(server.port, '/nouvelle')).status).toBe(404);
});

test('dates grow where the content changed, also by a clock that went back, and stay elsewhere', async () => {
  const [from, to] = [`${folder}/from`, `${folder}/disk`];
  const date = (file: string) => statSync(`${folder}/linked/${file}`).mtimeMs / 1000;
  const write = (file: string, text: string) => writeFileSync(`${from}/${file}`, text);
  mkdirSync(from, { recursive: true });
  mkdirSync(`${to}/.well-known/acme-challenge`, { recursive: true });
  writeFileSync(`${to}/.well-known/acme-challenge/key`, 'owner’s');
  symlinkSync('disk', `${folder}/linked`);
  for (const file of ['a.html', 'b.html', 'gone.html']) write(file, file);
  for (const file of ['a.html.br', 'b.html.br']) write(file, 'same');
  await utimes(`${from}/a.html`, 1, 1);
  await fillFolder(from, `${folder}/linked`, 2_000_000_000_000);
  expect(date('a.html')).toBe(2_000_000_000);
  write('a.html', 'another');
  rmSync(`${from}/gone.html`);
  await fillFolder(from, `${folder}/linked`, 1_000_000_000_000);
  const [page, copy, other] = [date('a.html'), date('a.html.br'), date('b.html')];
  expect([copy, other]).toEqual([page, 2_000_000_000]);
  expect(page).toBeGreaterThanOrEqual(2_000_000_060);
  expect(statSync(`${to}/gone.html`, { throwIfNoEntry: false })).toBeUndefined();
  expect(await readFile(`${to}/.well-known/acme-challenge/key`, 'utf8')).toBe('owner’s');
});
